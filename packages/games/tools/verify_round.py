#!/usr/bin/env python3
"""Verifies rounds of Fairhouse from their files alone, by docs/fairness.md. Needs Python 3.9 or newer and nothing else.

  python3 verify_round.py --definitions definitions.json [--chains chains.json] ROUND.json [ROUND.json ...]

Ends with 0 when every round is confirmed, with 1 when one is not, with 2 when a file cannot be read.
"""
import argparse, base64, hashlib, hmac, json, sys
from fractions import Fraction
from itertools import accumulate, combinations, takewhile
from operator import mul

WORDS, MOST_LINKS = 2**32, 10_000_000
class Part(dict):
    """An object of JSON whose fields are attributes; those that are not there are None."""
    __getattr__ = dict.get
def sha256(text): return hashlib.sha256(text.encode()).hexdigest()
def canonical(value): return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
def some(**parts): return {name: part for name, part in parts.items() if part}
def total_of(things, field): return sum(thing[field] for thing in things)
def expect(holds, what):
    if not holds: raise ValueError(what)
class Choices:
    """The player's choices, taken one after another as the round asks for them."""
    def __init__(self, actions): self.left = list(actions)
    def __call__(self, *possible):
        expect(self.left and self.left[0] in possible, f"a choice among {', '.join(possible)} is missing")
        return self.left.pop(0)
def exact(number, divisor):
    """A division that leaves nothing."""
    expect(number % divisor == 0, f"{number} / {divisor} is not whole")
    return number // divisor

# Numbers
def seed_words(server_seed, client_seed, nonce):
    block = 0
    while True:
        digest = hmac.digest(server_seed.encode(), f"{client_seed}:{nonce}:{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[place : place + 4], "big") for place in range(0, 32, 4))
        block += 1
def page_words(seed):
    """xoshiro128** by Blackman and Vigna, for the pages of books."""
    def mix(z):
        z = (z ^ (z >> 16)) * 0x21F0AAAD % WORDS
        z = (z ^ (z >> 15)) * 0x735A2D97 % WORDS
        return z ^ (z >> 15)
    def rotl(word, by): return (word << by | word >> (32 - by)) % WORDS
    s0, s1, s2, s3 = (mix((seed + 0x9E3779B9 * k) % WORDS) for k in (1, 2, 3, 4))
    while True:
        yield rotl(s1 * 5 % WORDS, 7) * 9 % WORDS
        t = (s1 << 9) % WORDS
        s2, s3 = s2 ^ s0, s3 ^ s1
        s1, s0, s2, s3 = s1 ^ s2, s0 ^ s3, s2 ^ t, rotl(s3, 11)
def drawing_from(words):
    def draw(n):
        expect(1 <= n <= WORDS, f"cannot draw below {n}")
        return next(word for word in words if word < WORDS - WORDS % n) % n
    return draw
def lies_on(number, lengths):
    """The place on which a number lies when each is as long as said; -1 beyond them all."""
    return next((place for place, end in enumerate(accumulate(lengths)) if number < end), -1)
def weighted_draw(pairs, draw):
    weights = [weight for _, weight in pairs]
    return pairs[lies_on(draw(sum(weights)), weights)][0]

# Cards
DECK, ORDER = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"], "23456789TJQKA"
def low(card): return "A23456789TJQK".index(card[0]) + 1
def high(card): return ORDER.index(card[0])
def ahead(one, other, names): return names[2] if one == other else names[0] if one > other else names[1]
def shuffled(cards, draw):
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        p = draw(i + 1)
        cards[i], cards[p] = cards[p], cards[i]
    return cards
def shoe(decks, draw):
    left = [decks] * 52
    def take():
        at = lies_on(draw(sum(left)), left)
        left[at] -= 1
        return DECK[at]
    return take
def dealt(count, draw):
    cards = list(DECK)
    for k in range(count):
        p = k + draw(52 - k)
        cards[k], cards[p] = cards[p], cards[k]
    return cards[:count]

# Slots
def slot_rules(d):
    if d.way: return d
    scatter = {"symbol": d.scatter, "from": 3, "pays": d.scatterPays}
    free = Part(d.freeSpins, strips=[], expanding=[])
    lifted = {"way": "lines", "stakeCoins": len(d.lines), "tiers": [3, 4, 5], "wilds": {d.wild: 1}}
    return Part(d, **lifted, scatter=Part(scatter), freeSpins=free)
def cells_of(window, wanted):
    return [[x, y] for x, column in enumerate(window) for y, shown in enumerate(column) if wanted(shown)]
def pay_for(r, symbol, count):
    reached = [tier for tier, least in enumerate(r.tiers) if count >= least]
    return r.pays[symbol][reached[-1]] if reached and symbol in r.pays else 0
def won_by(r, symbol, cells, count, factor=1, **more):
    pay = pay_for(r, symbol, count)
    return [{"symbol": symbol, "count": count, "coins": pay * factor, "cells": cells, **more}] if pay else []
def line_win(r, window, line, rows, from_right):
    cells, symbol, times, reels = [], None, 1, range(r.reels)
    for x in reversed(reels) if from_right else reels:
        shown = window[x][rows[x]]
        times *= r.wilds.get(shown, 1)
        if shown not in r.wilds:
            if symbol not in (None, shown): break
            symbol = shown
        cells.append([x, rows[x]])
    if from_right and len(cells) == r.reels: return []
    told = some(fromRight=from_right, times=times > 1 and times)
    return won_by(r, symbol or r.symbols[0], cells, len(cells), times, line=line, **told)
def cluster_wins(r, window, marks):
    seen, wins = [], []
    for start in cells_of(window, lambda _: True):
        if start in seen: continue
        cells, symbol = [start], window[start[0]][start[1]]
        for x, y in cells:
            for at in ([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]):
                inside = 0 <= at[0] < len(window) and 0 <= at[1] < len(window[at[0]])
                if inside and window[at[0]][at[1]] == symbol and at not in cells: cells.append(at)
        seen += cells
        times = max(1, sum(marks[x][y] for x, y in cells if marks[x][y] > 1)) if marks else 1
        wins += won_by(r, symbol, cells, len(cells), times, **some(times=times > 1 and times))
    return wins
def wins_of(r, window, marks=None):
    if r.way == "clusters": return cluster_wins(r, window, marks)
    if r.way in ("lines", "both"):
        ways = [False, True] if r.way == "both" else [False]
        return [win for way in ways for line, rows in enumerate(r.lines) for win in line_win(r, window, line, rows, way)]
    wins = []
    for symbol in r.symbols:
        if r.way == "anywhere":
            cells = cells_of(window, lambda shown: shown == symbol)
            wins += won_by(r, symbol, cells, len(cells))
            continue
        counts = [sum(1 if shown == symbol else r.wilds.get(shown, 0) for shown in column) for column in window]
        ways = [1, *accumulate(takewhile(bool, counts), mul)]
        cells = cells_of(window[: len(ways) - 1], lambda shown: shown == symbol or shown in r.wilds)
        wins += won_by(r, symbol, cells, len(ways) - 1, ways[-1], ways=ways[-1])
    return wins
def scatters_of(r, window):
    if not r.scatter: return None
    cells = cells_of(window, lambda shown: shown == r.scatter.symbol)
    tier = min(len(cells) - r.scatter["from"], len(r.scatter.pays) - 1)
    if tier < 0: return None
    award = r.freeSpins.awards[tier] if r.freeSpins else 0
    return Part(cells=cells, coins=r.scatter.pays[tier] * r.stakeCoins, award=award)
class SlotRound:
    def __init__(self, r, coin, draw):
        self.r, self.coin, self.draw, self.cap = r, coin, draw, r.maxWin * r.stakeCoins * coin
        self.total, self.awarded, self.left, self.stuck, self.spins = 0, 0, 1, [], []
    def play(self):
        special = None
        while self.left > 0 and self.total < self.cap:
            free = self.r.freeSpins if self.spins else None
            if len(self.spins) == 1 and free.expanding: special = free.expanding[self.draw(len(free.expanding))]
            self.left -= 1
            book = (free and free.book) or self.r.book
            self.tumble(book, free) if book else self.turn(free, special)
            if self.r.respins: self.respin()
        return {"coin": self.coin, "capped": self.total == self.cap, "win": self.total, "spins": self.spins}
    def note(self, mode, multiplier, spin, scatter, lines, times=1, extra=0, more=0):
        factor, coins = multiplier * self.coin, total_of(lines, "coins") * times + more + (scatter.coins if scatter else 0)
        if scatter:
            granted = min(scatter.award, (self.r.freeSpins.maxPerRound if self.r.freeSpins else 0) - self.awarded)
            self.awarded, self.left, cells = self.awarded + granted, self.left + granted, scatter.cells
            scatter = {"count": len(cells), "cells": cells, "win": scatter.coins * factor, "freeSpins": granted}
        for win in lines: win["win"] = win["coins"] * factor
        won = min(coins * factor + extra, self.cap - self.total)
        self.total += won
        sums = {"scatter": scatter, "win": won, "totalWin": self.total, "freeSpinsLeft": self.left}
        self.spins.append({"mode": mode, "multiplier": multiplier, **spin, **sums})
    def shown(self, strips, stops):
        rows = range(self.r.rows)
        return [[strip[(stop + row) % len(strip)] for row in rows] for strip, stop in zip(strips, stops)]
    def window(self, free):
        r, draw, strips = self.r, self.draw, (free and free.strips) or self.r.strips
        if r.colossal and (free or draw(r.colossal.oneIn) == 0):
            place, (first, last) = draw(len(r.colossal.symbols)), r.colossal.reels
            symbol = r.colossal.symbols[place]
            stops = [place if first <= x <= last else draw(len(strip)) for x, strip in enumerate(strips)]
            joined = [[symbol] if first <= x <= last else strip for x, strip in enumerate(strips)]
            return stops, self.shown(joined, stops), {"colossal": symbol}
        stops = [draw(len(strip)) for strip in strips]
        window = self.shown(strips, stops)
        if r.mystery:
            symbol = weighted_draw(r.mystery.becomes, draw)
            cells = cells_of(window, lambda shown: shown == r.mystery.symbol)
            for x, y in cells: window[x][y] = symbol
            return stops, window, some(mystery=cells and {"symbol": symbol, "cells": cells})
        if not free or not r.sticky: return stops, window, {}
        stuck, wild = self.stuck, next(iter(r.wilds))
        for x, y in stuck: window[x][y] = wild
        self.stuck = cells_of(window, lambda shown: shown == wild)
        return stops, window, some(stuck=stuck)
    def fill(self, window, held=()):
        """The reels that a wild fills, and the window with them filled."""
        wilds, wild = self.r.wilds if self.r.respins else {}, next(iter(self.r.wilds), None)
        reels = [x for x, column in enumerate(window) if x not in held and any(s in wilds for s in column)]
        return reels, [[wild] * len(column) if x in reels else column for x, column in enumerate(window)]
    def turn(self, free, special):
        r, coin, wheel, multiplier = self.r, self.coin, None, free.multiplier if free else 1
        stops, window, beside = self.window(free)
        filled, read = self.fill(window)
        lines, scatter = wins_of(r, read), scatters_of(r, read)
        hold = self.hold(window) if r.hold and not free else None
        reels = [x for x, column in enumerate(window) if special in column]
        more = pay_for(r, special, len(reels)) * len(r.lines)
        expanded = more and {"symbol": special, "reels": reels, "win": more * multiplier * coin}
        if scatter and r.wheel:
            part = self.draw(len(r.wheel.parts))
            wheel = {"part": part, "win": r.wheel.parts[part] * r.stakeCoins * coin}
        extra = (hold or wheel or {"win": 0})["win"]
        beside.update(some(special=special, expanded=expanded, filled=filled, hold=hold, wheel=wheel))
        spin = {"stops": stops, "window": window, "lines": lines, **beside}
        self.note("free" if free else "base", multiplier, spin, scatter, lines, extra=extra, more=more)
    def respin(self):
        r, held, strips = self.r, [], list(enumerate(self.r.strips))
        for _ in range(r.respins.most):
            before = self.spins[-1]
            if self.total >= self.cap or not before.get("filled"): return
            held = sorted(held + before["filled"])
            stops = [before["stops"][x] if x in held else self.draw(len(strip)) for x, strip in strips]
            turned = self.shown(r.strips, stops)
            window = [[next(iter(r.wilds))] * r.rows if x in held else column for x, column in enumerate(turned)]
            filled, read = self.fill(window, held)
            lines = wins_of(r, read)
            spin = {"stops": stops, "window": window, "lines": lines, "held": held, **some(filled=filled)}
            self.note("respin", 1, spin, scatters_of(r, read), lines)
    def hold(self, window):
        hold, draw, left = self.r.hold, self.draw, self.r.hold.respins
        first, free = (cells_of(window, lambda shown: (shown == hold.symbol) == coin) for coin in (True, False))
        if len(first) < hold["from"]: return None
        def coins_in(cells):
            return [{"cell": cell, "win": weighted_draw(hold["values"], draw) * self.coin} for cell in cells]
        spins = [coins_in(first)]
        while left > 0 and free:
            landed = [cell for cell in free if draw(hold.oneIn) == 0]
            spins.append(coins_in(landed))
            free, left = [cell for cell in free if cell not in landed], hold.respins if landed else left - 1
        full = 0 if free else hold.full * self.coin
        return {"first": spins[0], "spins": spins[1:], "full": full, "win": total_of(sum(spins, []), "win") + full}
    def tumble(self, book, free):
        r, page, bombs, steps = self.r, self.draw(book.pages), [], []
        draw, bomb, most = drawing_from(page_words(2 * page + book.salt)), r.tumble.bombs, r.tumble.mostOfCell
        falling = [(symbol, book.weights[symbol]) for symbol in r.symbols if symbol in book.weights]
        heights = [weighted_draw(r.heights, draw) if r.heights else r.rows for _ in range(r.reels)]
        board, marks = [[None] * rows for rows in heights], [[1] * rows for rows in heights] if most > 1 else None
        while True:
            for x, column in enumerate(board):
                for y in [y for y in reversed(range(len(column))) if column[y] is None]:
                    column[y] = weighted_draw(falling, draw)
                    if bomb and column[y] == bomb.symbol:
                        bombs.append({"cell": [x, y], "times": weighted_draw(bomb["values"], draw)})
            lines, by = wins_of(r, board, marks), min(len(steps) + 1, r.rising or 1)
            if by > 1: lines = [{**win, "coins": win["coins"] * by, "times": win.get("times", 1) * by} for win in lines]
            spots = some(spots=marks and [list(column) for column in marks])
            steps.append({"window": [list(column) for column in board], "lines": lines, **spots})
            if not lines: break
            gone = {(x, y) for line in lines for x, y in line["cells"]}
            for x, y in gone if marks else (): marks[x][y] = min(most, marks[x][y] * 2)
            for one in bombs: one["cell"][1] += sum(x == one["cell"][0] and y > one["cell"][1] for x, y in gone)
            for x, column in enumerate(board):
                stays = [symbol for y, symbol in enumerate(column) if (x, y) not in gone]
                board[x] = [None] * (len(column) - len(stays)) + stays
        lines = [line for step in steps for line in step["lines"]]
        times = max(1, total_of(bombs, "times")) if lines else 1
        spin = {"stops": [page], **steps[0], **some(tumbles=steps[1:], bombs=times > 1 and bombs)}
        multiplier = free.multiplier if free else 1
        self.note("free" if free else "base", multiplier, spin, scatters_of(r, board), lines, times)
def play_slot(d, bet, choose, draw):
    r = slot_rules(d)
    outcome, staked = SlotRound(r, bet.coin, draw).play(), bet.coin * r.stakeCoins
    return staked, {**outcome, **({"pot": None} if r.pot and draw(r.pot.chances[bet.currency]) < staked else {})}

# One number
REDS = (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)
def play_roulette(d, bet, choose, draw):
    spots, number = {spot.id: spot.numbers for spot in d.spots}, draw(len(d.wheel))
    def win_of(spot, stake):
        kind = spot.split("-")[0]
        if number in spots[spot]: return stake * (d.pays[kind] + 1)
        return exact(stake, 2) if number == 0 and kind in (d.halfBack or []) else 0
    bets = [{**one, "win": win_of(one.spot, one.stake)} for one in bet.bets]
    colour = "green" if number in (0, 37) else "red" if number in REDS else "black"
    return total_of(bets, "stake"), {"number": number, "colour": colour, "win": total_of(bets, "win"), "bets": bets}
def play_threshold(d, bet, choose, draw):
    number, pays = draw(d.numbers), exact(exact(d.numbers * d.returns, 100), bet.winning)
    expect(d.winning.least <= bet.winning <= d.winning.most and pays % d.payStep == 0, "this chance is not offered")
    wins = {"below": number < bet.winning, "above": number >= d.numbers - bet.winning}[bet.side]
    return bet.stake, {**bet, "number": number, "pays": pays, "win": exact(bet.stake * pays, 100) if wins else 0}
def mode_of(d, bet): return next(mode for mode in d.modes if mode.id == bet.mode)
def play_weighted(d, bet, choose, draw):
    mode, sides = mode_of(d, bet), d.sides
    weights = mode.weights or [1] * len(mode.pays)
    number = at = draw(sum(weights))
    if sides: at = sum((number // sides**i - bet.call // sides**i) % sides * sides**i for i in range(mode.size))
    segment = lies_on(at, weights)
    pays = mode.pays[segment]
    won = {"pays": pays, "win": exact(bet.stake * pays, 100)}
    return bet.stake, {**bet, "number": number, "segment": segment, **won}
def play_curve(d, bet, choose, draw):
    out = int(choose.left.pop().removeprefix("out:")) if choose.left else None
    point = max(100, min(d.most, (d.returns << 32) // (100 * (draw(WORDS) + 1))))
    expect(out is None or d.least <= out < bet.target and out <= point, "there it could not be taken")
    taken = bet.target if out is None else out
    return bet.stake, {**bet, "out": out, "point": point, "win": exact(bet.stake * taken, 100) if taken <= point else 0}

# Ladders
def choose_places(of, count, draw):
    left, fewer = list(range(of)), min(count, of - count)
    taken = [left.pop(draw(of - d)) for d in range(fewer)]
    return sorted(taken) if fewer == count else left
def pays_for(d, chance):
    return d.returns * chance.denominator // (100 * chance.numerator * d.payStep) * d.payStep
def climb_cards(d, choose, draw):
    cards, said, skips, chance, steps, state = [DECK[draw(52)]], [], d.board.skips, Fraction(1), 0, "taken"
    while True:
        before = low(cards[-1])
        ends = {1: {"higher": 12, "same": 1}, 13: {"lower": 12, "same": 1}}
        ranks = ends.get(before, {"higher": 14 - before, "lower": before})
        ranks = {g: n for g, n in ranks.items() if pays_for(d, chance * Fraction(n, 13)) <= d.most * 100}
        if not ranks: break
        action = choose(*ranks, *["skip"] * (skips > 0), *["take"] * (steps > 0))
        if action == "take": break
        cards, said = [*cards, DECK[draw(52)]], [*said, action]
        after, skips = low(cards[-1]), skips - (action == "skip")
        other = after != before if before in ends else after >= before if action == "higher" else after <= before
        if action == "skip": continue
        if not (after == before if action == "same" else other):
            state = "failed"
            break
        chance, steps = chance * Fraction(ranks[action], 13), steps + 1
    shown = {"cards": cards, "actions": said, "guesses": [], "skipsLeft": skips}
    return state, steps, pays_for(d, chance) if steps else 0, shown
def climb(d, mode, choose, draw):
    board, kind, steps, picked, state = d.board, d.board.type, 0, [], "taken"
    if kind == "steps":
        pays = board.modes[mode].pays
        holds = [draw(p * 100) < d.returns if i == 0 else draw(p) < pays[i - 1] for i, p in enumerate(pays)]
        held = [*holds, False].index(False)
        factors = [Fraction(d.returns, 100 * pays[0]), *(Fraction(a, b) for a, b in zip(pays, pays[1:]))]
    elif kind == "rows":
        rows = board.modes[mode].rows
        traps = [choose_places(row.tiles, row.tiles - row.safe, draw) for row in rows]
        factors = [Fraction(row.safe, row.tiles) for row in rows]
    else:
        traps, tiles = choose_places(board.tiles, board.traps[mode], draw), board.tiles
        factors = [Fraction(tiles - len(traps) - i, tiles - i) for i in range(tiles - len(traps))]
    stops = [pays_for(d, chance) for chance in accumulate(factors, mul)]
    stops = list(takewhile(lambda pay: pay <= d.most * 100, stops))
    while steps < len(stops) and state == "taken":
        places = range(rows[steps].tiles) if kind == "rows" else range(board.tiles or 0)
        tries = [f"pick:{place}" for place in places if kind == "rows" or place not in picked] or ["go"]
        action = choose(*tries, *["take"] * (steps > 0))
        if action == "take": break
        if action != "go": picked.append(int(action.removeprefix("pick:")))
        fails = steps >= held if kind == "steps" else picked[-1] in (traps[steps] if kind == "rows" else traps)
        steps, state = steps + (not fails), "failed" if fails else "taken"
    return state, steps, stops[steps - 1], {"held": held} if kind == "steps" else {"picked": picked, "traps": traps}
def play_ladder(d, bet, choose, draw):
    is_cards = d.board.type == "cards"
    state, steps, pays, shown = climb_cards(d, choose, draw) if is_cards else climb(d, bet.mode, choose, draw)
    pays = 0 if state == "failed" else pays
    won = {"state": state, "steps": steps, "pays": pays, "win": exact(bet.stake * pays, 100)}
    return bet.stake, {**bet, **won, "board": {"type": d.board.type, **shown}}

# Video poker
def read_five(cards, wild):
    """Kind, the rank of its pair or its four, the fifth card beside a four, and whether a royal flush is natural."""
    plain = [card for card in cards if card != "JK" and not (wild == "deuces" and card[0] == "2")]
    w, ranks, suited = 5 - len(plain), [high(card) for card in plain], len({card[1] for card in plain}) == 1
    once, runs = set(ranks), [{12, 0, 1, 2, 3}, *(set(range(lowest, lowest + 5)) for lowest in range(9))]
    straight = any(once <= run for run in runs)
    if len(once) < len(ranks):
        often = sorted(once, key=lambda rank: (ranks.count(rank), rank), reverse=True)
        m, pairs = ranks.count(often[0]) + w, sum(ranks.count(rank) > 1 for rank in once) > 1
        kinds = {5: "five-of-a-kind", 4: "four-of-a-kind", 3: "full-house" if pairs else "three-of-a-kind"}
        fifth = often[1] if ranks.count(often[0]) == 4 and w == 0 else 0
        return kinds.get(m, "two-pair" if pairs else "pair"), often[0], fifth, False
    if suited and w == 4: return "four-wilds", 0, 0, False
    if suited and straight: return "royal-flush" if once <= runs[-1] else "straight-flush", 0, 0, w == 0
    if w < 3 and (suited or straight): return "flush" if suited else "straight", 0, 0, False
    return {3: "four-of-a-kind", 2: "three-of-a-kind", 1: "pair"}.get(w), max(ranks), 0, False
def play_draw_poker(d, bet, choose, draw):
    deck = shuffled(DECK + (["JK"] if d.wild == "joker" else []), draw)
    action, coming = choose(*(f"hold:{held:05b}" for held in range(32))), iter(deck[5:])
    held = [digit == "1" for digit in action.removeprefix("hold:")]
    drawn = [card if keep else next(coming) for card, keep in zip(deck, held)]
    kind, rank, fifth, natural = read_five(drawn, d.wild)
    def made(pay):
        within = ORDER[rank] in (pay.of or ORDER) and ORDER[fifth] in (pay["with"] if "with" in pay else ORDER)
        return pay.hand == kind and within and (natural or not pay.natural)
    line = next((i for i, pay in enumerate(d.pays) if made(pay)), -1)
    win = bet.stake * d.pays[line].pays if line >= 0 else 0
    kept = sum(keep << i for i, keep in enumerate(held))
    return bet.stake, {**bet, "dealt": deck[:5], "drawn": drawn, "held": kept, "line": line, "win": win}

# Keno, bingo, tickets
def play_subset(d, bet, choose, draw):
    mode, rest, drawn = mode_of(d, bet), list(range(1, d.numbers + 1)), []
    expect(len(set(bet.numbers)) == len(bet.numbers) == mode.picks, "these numbers cannot be chosen")
    for _ in range(mode.drawn):
        p = draw(len(rest))
        drawn.append(rest[p])
        rest[p] = rest[-1]
        rest.pop()
    marked = {cell for cell, number in enumerate(bet.numbers) if number in drawn}
    complete = [any(marked.issuperset(shape) for shape in pattern.shapes) for pattern in d.patterns or []]
    result = max([0, *(place + 1 for place, is_so in enumerate(complete) if is_so)]) if d.patterns else len(marked)
    pays = mode.pays[result]
    won = {"result": result, "pays": pays, "win": exact(bet.stake * pays, 100)}
    return bet.stake, {**bet, "drawn": drawn, **won}
def unlike_ways(fields, fresh, seen):
    if fields == 0: return 1
    by_fresh = fresh * unlike_ways(fields - 1, fresh - 1, seen + 1) if fresh else 0
    return by_fresh + (seen * unlike_ways(fields - 1, fresh, seen - 1) if seen else 0)
def unlike(fields, symbols, draw):
    rank, filled = draw(unlike_ways(fields, len(symbols), 0)), []
    for after in reversed(range(fields)):
        for symbol in (one for one in symbols if filled.count(one) < 2):
            counts = [[*filled, symbol].count(one) for one in symbols]
            ways = unlike_ways(after, counts.count(0), counts.count(1))
            if rank < ways: break
            rank -= ways
        filled.append(symbol)
    return filled
def ticket_fields(rules, prize, tickets, draw):
    s, between = len(tickets), len(tickets) ** 2 + len(tickets)
    def take(left): return left.pop(draw(len(left)))
    if rules.type == "alike":
        if prize < 0: return {"symbols": unlike(rules.fields, range(s), draw)}
        places = list(range(rules.fields))
        own = [take(places) for _ in range(3)]
        others = iter(unlike(rules.fields - 3, [one for one in range(s) if one != prize], draw))
        return {"symbols": [prize if place in own else next(others) for place in range(rules.fields)]}
    if rules.type == "match":
        pool = list(range(1, rules.of + 1))
        winning = [take(pool) for _ in range(rules.winning)]
        place, matched = (draw(rules.own), draw(rules.winning)) if prize >= 0 else (-1, 0)
        def field(i):
            if i == place: return {"number": winning[matched], "prize": prize}
            return {"number": take(pool), "prize": lies_on(draw(sum(tickets)), tickets)}
        return {"winning": winning, "own": [field(i) for i in range(rules.own)]}
    won = draw(rules.rows) if prize >= 0 else -1
    def row_unlike(rank):
        number = rank // between * (between + 1) + 1 + rank % between
        return [number // s**2, number // s % s, number % s]
    return {"rows": [[prize] * 3 if row == won else row_unlike(draw(s**3 - s)) for row in range(rules.rows)]}
def play_ticket(d, bet, choose, draw):
    tickets, number = [prize.tickets for prize in d.prizes], draw(d.tickets)
    prize = lies_on(number, tickets)
    fields = {"type": d.fields.type, **ticket_fields(d.fields, prize, tickets, draw)}
    pays = d.prizes[prize].pays if prize >= 0 else 0
    won = {"pays": pays, "win": exact(bet.stake * pays, 100)}
    return bet.stake, {**bet, "number": number, "prize": prize, "fields": fields, **won}

# Cards that are compared: hands, result, whether it was raised, and what a spot returns
def deal_baccarat(rules, take, is_in, choose):
    def total(cards): return sum(low(card) for card in cards if low(card) < 10) % 10
    first, second, third, fourth = take(), take(), take(), take()
    player, banker = [first, third], [second, fourth]
    if max(total(player), total(banker)) < 8:
        if total(player) <= 5: player.append(take())
        own, third = total(banker), total(player[2:])
        by_third = {3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: 6 <= third <= 7}
        if by_third.get(own, own <= 2) if len(player) == 3 else own <= 5: banker.append(take())
    result = ahead(total(player), total(banker), ("player", "banker", "tie"))
    pairs = {f"{name}-pair": hand[0][0] == hand[1][0] for name, hand in (("player", player), ("banker", banker))}
    def returns(spot):
        if spot.id in pairs: return spot.pays * pairs[spot.id]
        return spot.pays if spot.id == result else 100 if result == "tie" else 0
    return [player, banker], result, False, returns
def deal_dragon_tiger(rules, take, is_in, choose):
    dragon, tiger = take(), take()
    result = ahead(low(dragon), low(tiger), ("dragon", "tiger", "tie"))
    def returns(spot):
        if spot.id == "suited-tie": return spot.pays * (dragon == tiger)
        return spot.pays if spot.id == result else rules.tied if result == "tie" and spot.id != "tie" else 0
    return [[dragon], [tiger]], result, False, returns
def deal_war(rules, take, is_in, choose):
    player, dealer, names = [take()], [take()], ("player", "dealer", "tie")
    first = result = ahead(high(player[0]), high(dealer[0]), names)
    action = choose("raise", "stay") if first == "tie" and is_in else None
    if action == "raise":
        player, dealer = player + [take()], dealer + [take()]
        result = ahead(high(player[1]), high(dealer[1]), names)
    war = {"player": rules.warWon, "tie": rules.warTied, "dealer": 0, "given-up": rules.givenUp}
    result = "given-up" if action == "stay" else result
    def returns(spot):
        if spot.id == "tie": return spot.pays if first == "tie" else 0
        return war[result] if action else spot.pays if first == "player" else 0
    return [player, dealer], result, action == "raise", returns
def deal_andar_bahar(rules, take, is_in, choose):
    laid_out, came = take(), []
    while not came or came[-1][0] != laid_out[0]: came.append(take())
    result = "andar" if len(came) % 2 else "bahar"
    def returns(spot):
        least, most = spot.cards or (0, -1)
        return spot.pays if spot.id == result or least <= len(came) <= most else 0
    return [[laid_out], came[::2], came[1::2]], result, False, returns
def deal_red_dog(rules, take, is_in, choose):
    left, right = take(), take()
    spread, action = abs(high(left) - high(right)) - 1, None
    if spread == 0: return [[left], [], [right]], "consecutive", False, lambda spot: 100
    if spread > 0: action = choose("raise", "stay")
    middle = take()
    hands, alike = [[left], [middle], [right]], high(middle) == high(left)
    if spread < 0: return hands, "three" if alike else "pair", False, lambda spot: rules.three if alike else 100
    between = min(high(left), high(right)) < high(middle) < max(high(left), high(right))
    def returns(spot):
        paid = rules.spreads[spread - 1] if spread <= len(rules.spreads) else spot.pays
        return paid * between * (2 if action == "raise" else 1)
    return hands, "between" if between else "outside", action == "raise", returns
def play_compare(d, bet, choose, draw):
    spots = {spot.id: spot for spot in d.spots}
    on_first = sum(one.stake for one in bet.bets if one.spot == d.spots[0].id)
    deal = globals()["deal_" + d.rules.type.replace("-", "_")]
    hands, result, raised, returns = deal(d.rules, shoe(d.decks, draw), on_first > 0, choose)
    bets = [{**one, "win": exact(one.stake * returns(spots[one.spot]), 100)} for one in bet.bets]
    shown = {"hands": hands, "result": result, "raised": raised, "bets": bets, "win": total_of(bets, "win")}
    return total_of(bets, "stake") + (on_first if raised else 0), shown

# Hands against a dealer
KINDS = {
    3: ["high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush"],
    5: "high-card pair two-pair three-of-a-kind straight flush full-house four-of-a-kind straight-flush".split(),
}
def strength(cards):
    """The place of the kind and the ranks that decide, to be compared as they stand."""
    ranks, size, suited = sorted(map(high, cards), reverse=True), len(cards), len({card[1] for card in cards}) == 1
    often = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    counts, low_ace = tuple(ranks.count(rank) for rank in often[:2]), ranks == [12, *reversed(range(size - 1))]
    kind = {4: "four-of-a-kind", 3: "three-of-a-kind", 2: "pair", 1: "flush" if suited else "high-card"}[counts[0]]
    kind = {(3, 2): "full-house", (2, 2): "two-pair"}.get(counts, kind)
    if len(often) == size and (ranks[0] - ranks[-1] == size - 1 or low_ace):
        kind, often = "straight-flush" if suited else "straight", [size - 2 if low_ace else ranks[0]]
    return KINDS[size].index(kind), often
def odds_of(lines, hand, size):
    def made(line):
        royal = line.hand == "royal-flush" and size == 5 and hand == (8, [12])
        return (royal or line.hand == KINDS[size][hand[0]]) and ORDER[hand[1][0]] in (line.of or ORDER)
    return next((line.pays for line in lines if made(line)), None)
def play_dealer_poker(d, bet, choose, draw):
    size, pays, put, result, bonus = d.hand, d.pays, [], None, None
    cards = dealt(d.player + (d.dealer.cards if d.dealer else 0) + d.board, draw)
    player, others, board = cards[: d.player], cards[d.player : len(cards) - d.board], cards[len(cards) - d.board :]
    for decision in d.decisions:
        action = choose("raise", decision.otherwise)
        if action == "fold":
            result = "folded"
            break
        put.append(decision["raise"] if action == "raise" else 0)
    side = odds_of(d.side.pays, strength(player), size) if bet.side else None
    spots = [("side", 1, 0 if side is None else 1 + side)] if bet.side else []
    mine, theirs = (max(strength(some) for some in combinations(own + board, size)) for own in (player, others or player))
    ante, raised = (odds_of(pays[name], mine, size) for name in ("ante", "raise"))
    back = of_raise = 0 if result or ante is None else 1 + ante
    if not result and not d.dealer: result = "won" if back else "lost"
    if not result:
        needed, bonus = d.dealer.qualifies, odds_of(pays.bonus, mine, size)
        plays = theirs >= (KINDS[size].index(needed.hand), [ORDER.index(rank) for rank in needed.ranks])
        result = ahead(mine, theirs, ("won", "lost", "tied")) if plays else "unqualified"
        back = {"lost": 0, "tied": 1}.get(result, 1 + (1 if ante is None else ante))
        of_raise = {"lost": 0, "won": 1 + (1 if raised is None else raised)}.get(result, 1)
    spots += [("ante", 1, back), *(("raise", one, one * of_raise) for one in put if one)]
    spots += [] if bonus is None else [("bonus", 0, bonus)]
    spots = [{"spot": name, "stake": antes * bet.stake, "returned": n * bet.stake} for name, antes, n in spots]
    shown = {"player": player, "board": board, "dealer": others, "raises": put, "result": result, "spots": spots}
    return total_of(spots, "stake"), {**bet, **shown, "win": total_of(spots, "returned")}

# Dice: which way a bet is met, 0 when it is lost, None while it stands
def sic_bo(spot, dice, point):
    kind, *numbers = spot.split("-")
    total, alike, shown = sum(dice), len(set(dice)) == 1, [dice.count(int(n)) for n in numbers if n.isdigit()]
    plain = {"small": total <= 10, "big": total >= 11, "odd": total % 2 == 1, "even": total % 2 == 0}
    if kind in plain: return int(plain[kind] and not alike)
    if kind in ("any", "total"): return int(alike if kind == "any" else total == int(numbers[0]))
    return int({"single": shown[0], "double": shown[0] >= 2, "triple": shown[0] == 3, "pair": all(shown)}[kind])
ONCE = {"any-seven": [7], "any-craps": [2, 3, 12], "two": [2], "three": [3], "eleven": [11], "twelve": [12]}
def craps(spot, dice, point):
    total = sum(dice)
    if spot in ONCE: return int(total in ONCE[spot])
    if spot == "field": return {2: 2, 12: 3}.get(total, int(total in (3, 4, 9, 10, 11)))
    if spot == "pass": return {point: 1, 7: 0}.get(total) if point else {7: 1, 11: 1, 2: 0, 3: 0, 12: 0}.get(total)
    if spot == "dont-pass": return {point: 0, 7: 1}.get(total) if point else {2: 1, 3: 1, 12: 2, 7: 0, 11: 0}.get(total)
    kind, number = spot.split("-")
    return {int(number): int(kind == "place" or dice[0] == dice[1]), 7: 0}.get(total)
BEHIND, TRUE_ODDS = {"odds": "pass", "lay": "dont-pass"}, {4: (2, 1), 5: (3, 2), 6: (6, 5), 8: (6, 5), 9: (3, 2), 10: (2, 1)}
def play_dice_table(d, bet, choose, draw):
    pays, dice, decided = {spot.id: spot.pays for spot in d.spots}, *((3, sic_bo) if d.table == "sic-bo" else (2, craps))
    def standing(spot, stake): return {"spot": spot, "stake": stake, "state": "standing", "win": 0, "roll": None}
    bets, rolls, point = [standing(one.spot, one.stake) for one in bet.bets], [], None
    def end(one, win):
        one.update(win=win, roll=len(rolls) - 1, state={0: "lost", one["stake"]: "back"}.get(win, "won"))
    while any(one["state"] == "standing" for one in bets):
        stand = [one for one in bets if one["state"] == "standing"]
        lines = {one["spot"]: one["stake"] for one in stand}
        behind = [name for name in BEHIND if point and BEHIND[name] in lines]
        action = choose("roll", *behind) if rolls else "roll"
        if action in BEHIND:
            line = lines[BEHIND[action]]
            cost = line if action == "odds" else exact(line * TRUE_ODDS[point][0], TRUE_ODDS[point][1])
            if all(one["spot"] != action for one in bets): bets.append(standing(action, 0))
            there = next(one for one in bets if one["spot"] == action)
            expect(there["stake"] < 3 * cost, "no more could be added")
            there["stake"] += cost
            continue
        rolls.append([draw(6) + 1 for _ in range(dice)])
        for one in stand:
            way, spot = decided(BEHIND.get(one["spot"], one["spot"]), rolls[-1], point), one["spot"]
            if way:
                to, of = TRUE_ODDS[point] if spot in BEHIND else pays[spot][way - 1]
                end(one, one["stake"] + exact(one["stake"] * (of if spot == "lay" else to), to if spot == "lay" else of))
            elif way == 0 or len(rolls) == 200: end(one, 0 if way == 0 else one["stake"])
        total = sum(rolls[-1])
        gone = total in (point, 7) if point else total not in TRUE_ODDS
        point = None if gone or d.table == "sic-bo" else point or total
    shown = {"rolls": rolls, "point": point, "bets": bets, "additions": [], "win": total_of(bets, "win")}
    return total_of(bets, "stake"), shown

# Blackjack
def hand_value(cards):
    hard = sum(min(low(card), 10) for card in cards)
    soft = hard <= 11 and any(card[0] == "A" for card in cards)
    return {"total": hard + 10 * soft, "soft": soft}
def is_blackjack(cards): return len(cards) == 2 and hand_value(cards)["total"] == 21
FIRST_TABLE = {"dealer": {"hitsSoft17": False, "holeCard": True}, "double": {"on": "any two cards", "afterSplit": True},
               "split": {"hands": 4, "acesTakeOne": True}, "blackjackPays": (3, 2), "lateSurrender": False}
DOUBLES = {"any two cards": range(22), "hard 9 to 11": range(9, 12), "hard 10 and 11": range(10, 12)}
def possible(rules, hand, hands):
    cards, value, on, whole = hand["cards"], hand_value(hand["cards"]), rules["double"]["on"], not hand["fromSplit"]
    if len(cards) > 2: return ["hit", "stand"]
    fits = value["total"] in DOUBLES[on] and not (value["soft"] and on != "any two cards")
    room = sum(one["box"] == hand["box"] for one in hands) < rules["split"]["hands"]
    return ["hit", "stand", *["double"] * (fits and (whole or rules["double"]["afterSplit"])),
            *["split"] * (cards[0][0] == cards[1][0] and room), *["surrender"] * (whole and rules["lateSurrender"])]
def result_of(hand, theirs, natural):
    if hand["state"] == "SURRENDERED": return "SURRENDER"
    if hand["state"] == "BLACKJACK": return "PUSH" if natural else "BLACKJACK"
    if natural or hand["state"] == "BUST": return "LOSE"
    return ahead(hand_value(hand["cards"])["total"], theirs if theirs <= 21 else 0, ("WIN", "LOSE", "PUSH"))
def play_blackjack(d, bet, choose, draw):
    is_first, dealer, hands, events, step, insurance = "dealerPeeks" in d, [], [], [], 0, 0
    rules, pile = FIRST_TABLE if is_first else d, iter(shuffled(DECK * 8, draw) if "dealerPeeks" in d else ())
    take, hole = pile.__next__ if is_first else shoe(d.decks, draw), rules["dealer"]["holeCard"]
    def tell(kind, **what): events.append({"step": step, "type": kind, **what})
    def new_hand(box, cards, stake, split):
        start = {"doubled": False, "fromSplit": split, "state": "WAITING", "box": box}
        hands.append({"cards": cards, "stake": stake, **start})
    def deal(place, hidden=False):
        card, to = take(), {"to": "dealer"} if place is None else {"to": "hand", "hand": place}
        (dealer if place is None else hands[place]["cards"]).append(card)
        tell("card", **to, card="??" if hidden else card)
    stakes = [(0, bet.stake)] if is_first else [(int(one.spot[4:]) - 1, one.stake) for one in bet.bets]
    for box, stake in stakes: new_hand(box, [], stake, False)
    for place in [*range(len(stakes)), None, *range(len(stakes))]: deal(place)
    if hole: deal(None, True)
    offered = is_first and dealer[0][0] == "A"
    if offered:
        insures, step = choose("insure", "decline") == "insure", 1
        insurance = exact(total_of(hands, "stake"), 2) * insures
        if insures: tell("insurance", stake=insurance)
    natural, shows_ten = is_blackjack(dealer), hand_value(dealer[:1])["total"] >= 10
    if hole and shows_ten: tell("peek", blackjack=natural)
    for hand in hands:
        hand["state"] = "BLACKJACK" if is_blackjack(hand["cards"]) else "STOOD" if natural else "WAITING"
    waiting = [place for place, hand in enumerate(hands) if hand["state"] == "WAITING"]
    while waiting:
        place = min(waiting, key=lambda place: (hands[place]["box"], place))
        hand, action, step = hands[place], choose(*possible(rules, hands[place], hands)), step + 1
        if action in ("stand", "surrender"):
            hand["state"] = "STOOD" if action == "stand" else "SURRENDERED"
            tell(action, hand=place)
        elif action == "split":
            new_hand(hand["box"], [hand["cards"].pop()], hand["stake"], True)
            hand["fromSplit"] = True
            tell("split", hand=place, newHand=len(hands) - 1)
            for one in (place, len(hands) - 1): deal(one)
            for one in (hand, hands[-1]):
                done = one["cards"][0][0] == "A" and rules["split"]["acesTakeOne"]
                if done or hand_value(one["cards"])["total"] == 21: one["state"] = "STOOD"
        else:
            if action == "double":
                hand.update(stake=hand["stake"] * 2, doubled=True)
                tell("double", hand=place)
            deal(place)
            total = hand_value(hand["cards"])["total"]
            if total > 21 or total == 21 or action == "double": hand["state"] = "BUST" if total > 21 else "STOOD"
            if total > 21: tell("bust", hand=place)
        waiting = [place for place, hand in enumerate(hands) if hand["state"] == "WAITING"]
    states = [hand["state"] for hand in hands]
    if hole: tell("reveal", card=dealer[1])
    elif "STOOD" not in states and "BLACKJACK" in states and shows_ten: deal(None)
    def draws(total, soft): return total < 17 + (soft and rules["dealer"]["hitsSoft17"])
    while "STOOD" in states and not is_blackjack(dealer) and draws(**hand_value(dealer)): deal(None)
    natural, value = is_blackjack(dealer), hand_value(dealer)
    for place, hand in enumerate(hands):
        result, stake, (pays, to) = result_of(hand, value["total"], natural), hand["stake"], rules["blackjackPays"]
        halves = {"WIN": 4, "LOSE": 0, "PUSH": 2, "SURRENDER": 1, "BLACKJACK": 2}[result]
        win = exact(stake * halves, 2) + (exact(stake * pays, to) if result == "BLACKJACK" else 0)
        hand.update(result=result, win=win, **hand_value(hand["cards"]))
        if is_first: del hand["box"]
        tell("settle", hand=place, result=result, win=win)
    insured = {"offered": offered, "stake": insurance, "win": 3 * insurance * natural}
    if insurance: tell("insuranceSettle", win=insured["win"])
    shown = {"phase": "SETTLED", "dealer": {"cards": dealer, **value, "blackjack": natural}, "hands": hands}
    more = {"activeHand": -1, "insurance": insured, "actions": [], "events": events}
    return insurance + total_of(hands, "stake"), {**shown, **more, "win": insured["win"] + total_of(hands, "win")}

# The log of commitments
def log_root(text, index, size, hashes):
    """The root that an entry at this place leads to (RFC 9162, 2.1.3.2)."""
    expect(0 <= index < size, "the entry lies outside the log")
    found, last = hashlib.sha256(b"\0" + text.encode()).digest(), size - 1
    for beside in map(base64.b64decode, hashes):
        expect(last > 0, "there are hashes too many")
        if index % 2 or index == last:
            found = hashlib.sha256(b"\1" + beside + found).digest()
            while index and index % 2 == 0: index, last = index // 2, last // 2
        else: found = hashlib.sha256(b"\1" + found + beside).digest()
        index, last = index // 2, last // 2
    expect(last == 0, "hashes are missing")
    return base64.b64encode(found).decode()
def check_log(log, commitment):
    """Whether the commitment stands under the head. Who signed the head, and when, this does not check: Ed25519 is not in the library."""
    try:
        name, size, root = log.note.split("\n")[:3]
        holds = log_root(log.entry, log.index, int(size), log.proof) == root and json.loads(log.entry)["commitment"] == commitment
    except (AttributeError, LookupError, TypeError, ValueError): holds, name, size = False, "?", "?"
    yield holds, f"the commitment stands in the log {name} under the head of {size} entries (its signature is not checked here)"

# Files
def check(file, rules, chains):
    """What is right and what is wrong about a round, line by line."""
    proof, outcome, own = file.proof, file.outcome, rules.get((file.proof.game, file.proof.definitionHash))
    yield sha256(proof.serverSeed) == proof.serverSeedHash, "the server seed has the hash that the file names"
    yield own is not None, f"the rules {proof.definitionHash[:16]}... are among the definitions"
    if own is None: return
    yield sha256(canonical(own.definition)) == proof.definitionHash, "these rules have that hash"
    yield own.shared == bool(proof.chain), "a round has a place in a chain exactly if its table is shared"
    if proof.chain:
        at, link, end = proof.serverSeed, proof.chain.link, proof.chain.end
        yield proof.nonce == link and 1 <= link <= MOST_LINKS, f"the number of the round, {link}, is that of its link"
        for _ in range(min(link, MOST_LINKS)): at = sha256(at)
        yield at == end, f"hashed {link} times, the server seed gives the end of the chain, {end}"
        salts = [one.salt for one in chains or [] if (one.table, one.end) == (proof.game, end)]
        if chains is not None: yield salts == [proof.clientSeed], "end and salt are those of a published chain of this table"
    if file.log: yield from check_log(file.log, proof.chain.end if proof.chain else proof.serverSeedHash)
    try:
        draw = drawing_from(seed_words(proof.serverSeed, proof.clientSeed, proof.nonce))
        play, choose = globals()["play_" + own.engine.replace("-", "_")], Choices(proof.actions)
        staked, played = play(own.definition, proof.bet, choose, draw)
        expect(not choose.left, "there was nothing more to choose")
    except (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError) as problem:
        yield False, f"bet and choices can be played by these rules ({problem})"
        return
    won, pot = played["win"], outcome.pot
    if "pot" in played:
        least, most = (own.definition.pot[bound][file.currency] for bound in ("start", "most"))
        yield isinstance(pot, int) and least <= pot <= most, f"it takes the pot, in which {pot} can have been"
        played["pot"], won = pot, won + (pot or 0)
    computed = {"kind": own.engine, **played}
    yield canonical(computed) == canonical(outcome), "the recorded outcome is the one that follows"
    sums = f"it stakes {file.staked} and returns {file.win} minor units of {file.currency}"
    yield (staked, won) == (file.staked, file.win), sums
def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rounds", nargs="+")
    parser.add_argument("--definitions", required=True)
    parser.add_argument("--chains")
    given, right = parser.parse_args(), True
    def read(path):
        with open(path, encoding="utf-8") as file: return json.load(file, object_hook=Part)
    try:
        rules = {(one.game, one.definitionHash): one for one in read(given.definitions).definitions}
        chains = read(given.chains).data.chains if given.chains else None
        for path in given.rounds:
            content = read(path)
            for file in content if isinstance(content, list) else [content]:
                expect(file.format == "fairhouse-round/1", f"{path} is no file of a round")
                findings = list(check(file, rules, chains))
                right = right and all(holds for holds, _ in findings)
                print(f"Round {file.roundId} of {file.proof.game}")
                print("\n".join(f"  {'right' if holds else 'WRONG'}  {says}" for holds, says in findings))
    except (OSError, AttributeError, LookupError, TypeError, ValueError) as problem:
        print(f"A file cannot be read: {problem!r}", file=sys.stderr)
        return 2
    print("Every round follows from its seeds." if right else "Not every round could be confirmed.")
    return 0 if right else 1
if __name__ == "__main__": sys.exit(main())
