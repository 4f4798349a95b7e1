#!/usr/bin/env python3
"""Verifies rounds of Fairhouse from their files alone, by docs/fairness.md. Needs Python 3.9 or newer and nothing else.

  python3 verify_round.py --definitions definitions.json [--chains FILE] [--keys FILE] [--head FILE] ROUND.json ...


"open" is what cannot be told without keys or a kept head, or not with this tool. Ends with 0 when nothing is wrong
about any round, with 1 when something is, with 2 when a file cannot be read.
"""
import argparse, base64, hashlib, hmac, json, struct, sys
from fractions import Fraction
from itertools import accumulate, combinations, count, takewhile
from math import prod
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
def exact(number, divisor):
    """A division that leaves nothing."""
    expect(number % divisor == 0, f"{number} / {divisor} is not whole")
    return number // divisor
class Choices:
    """The player's choices, taken one after another as the round asks for them."""
    def __init__(self, actions): self.left = list(actions)
    def __call__(self, *possible):
        expect(self.left and self.left[0] in possible, f"a choice among {', '.join(possible)} is missing")
        return self.left.pop(0)

# Numbers
def seed_words(server_seed, client_seed, nonce):
    for block in count():
        message = f"{client_seed}:{nonce}:{block}"
        yield from struct.unpack(">8I", hmac.digest(server_seed.encode(), message.encode(), "sha256"))
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
        t, s2, s3 = (s1 << 9) % WORDS, s2 ^ s0, s3 ^ s1
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
def dealt(number, draw):
    cards = list(DECK)
    for k in range(number):
        p = k + draw(52 - k)
        cards[k], cards[p] = cards[p], cards[k]
    return cards[:number]

# Slots
def slot_rules(d):
    if d.way: return d
    scatter, free = Part(symbol=d.scatter, pays=d.scatterPays, **{"from": 3}), Part(d.freeSpins, strips=[])
    form = {"way": "lines", "stakeCoins": len(d.lines), "tiers": [3, 4, 5], "wilds": {d.wild: 1}}
    return Part(d, **form, scatter=scatter, freeSpins=free)
def cells_of(window, symbols):
    return [(x, y) for x, column in enumerate(window) for y, shown in enumerate(column) if shown in symbols]
def pay_for(r, symbol, number):
    reached = sum(number >= least for least in r.tiers)
    return r.pays[symbol][reached - 1] if reached and symbol in r.pays else 0
def won_by(r, symbol, cells, number, factor=1, **more):
    pay = pay_for(r, symbol, number)
    return [{"symbol": symbol, "count": number, "coins": pay * factor, "cells": cells, **more}] if pay else []
def line_wins(r, window, from_right):
    for line, rows in enumerate(r.lines):
        cells = list(enumerate(rows))[:: -1 if from_right else 1]
        shown = [window[x][y] for x, y in cells]
        symbol = next((one for one in shown if one not in r.wilds), r.symbols[0])
        number = len(list(takewhile(lambda one: one == symbol or one in r.wilds, shown)))
        times = prod(r.wilds.get(one, 1) for one in shown[:number])
        told = some(fromRight=from_right, times=times > 1 and times)
        if from_right and number == r.reels: continue
        yield from won_by(r, symbol, cells[:number], number, times, line=line, **told)
def cluster_wins(r, window, marks):
    shown, seen = {(x, y): symbol for x, column in enumerate(window) for y, symbol in enumerate(column)}, set()
    for start, symbol in shown.items():
        if start in seen: continue
        cells = [start]
        for x, y in cells:
            beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            cells += [at for at in beside if shown.get(at) == symbol and at not in cells]
        seen.update(cells)
        times = sum(marks[x][y] for x, y in cells if marks[x][y] > 1) if marks else 0
        yield from won_by(r, symbol, cells, len(cells), times or 1, **some(times=times))
def symbol_wins(r, window):
    for symbol in r.symbols:
        cells, ways = cells_of(window, [symbol]), []
        if r.way == "ways":
            weights = {**r.wilds, symbol: 1}
            counts = (sum(weights.get(one, 0) for one in column) for column in window)
            ways = list(accumulate(takewhile(bool, counts), mul))
            cells = cells_of(window[: len(ways)], weights)
        number, told = (len(ways), {"ways": ways[-1]}) if ways else (len(cells), {})
        yield from won_by(r, symbol, cells, number, told.get("ways", 1), **told)
def wins_of(r, window, marks=None):
    if r.way == "clusters": return list(cluster_wins(r, window, marks))
    if r.way not in ("lines", "both"): return list(symbol_wins(r, window))
    return [win for from_right in [False, True][: 1 + (r.way == "both")] for win in line_wins(r, window, from_right)]
def scatters_of(r, window):
    cells = cells_of(window, [r.scatter.symbol]) if r.scatter else []
    tier = min(len(cells) - r.scatter["from"], len(r.scatter.pays) - 1) if r.scatter else -1
    award = r.freeSpins.awards[tier] if r.freeSpins and tier >= 0 else 0
    return Part(cells=cells, coins=r.scatter.pays[tier] * r.stakeCoins, award=award) if tier >= 0 else None
class SlotRound:
    def __init__(self, r, coin, draw):
        self.r, self.coin, self.draw, self.cap = r, coin, draw, r.maxWin * r.stakeCoins * coin
        self.total, self.awarded, self.left, self.spins, self.stuck, self.special = 0, 0, 1, [], [], None
    def play(self):
        r, free = self.r, self.r.freeSpins or Part()
        while self.left > 0 and self.total < self.cap:
            mode = "free" if self.spins else "base"
            if len(self.spins) == 1 and free.expanding: self.special = free.expanding[self.draw(len(free.expanding))]
            self.left -= 1
            book, held = (free.book if self.spins else None) or r.book, {}
            self.tumble(mode, book) if book else self.turn(mode, {})
            for _ in range(r.respins.most if r.respins else 0):
                before = self.spins[-1]
                if self.total >= self.cap or "filled" not in before: break
                held.update({x: (before["stops"][x], next(iter(r.wilds))) for x in before["filled"]})
                self.turn("respin", held)
        return {"coin": self.coin, "capped": self.total == self.cap, "win": self.total, "spins": self.spins}
    def multiplier(self, mode): return self.r.freeSpins.multiplier if mode == "free" else 1
    def note(self, mode, spin, scatter, coins, extra=0):
        multiplier = self.multiplier(mode)
        factor = multiplier * self.coin
        if scatter:
            granted = min(scatter.award, self.r.freeSpins.maxPerRound - self.awarded) if scatter.award else 0
            self.awarded, self.left, coins = self.awarded + granted, self.left + granted, coins + scatter.coins
            told = {"count": len(scatter.cells), "cells": scatter.cells, "win": scatter.coins * factor}
            scatter = {**told, "freeSpins": granted}
        for step in [spin, *spin.get("tumbles", [])]:
            for win in step["lines"]: win["win"] = win["coins"] * factor
        won = min(coins * factor + extra, self.cap - self.total)
        self.total += won
        sums = {"scatter": scatter, "win": won, "totalWin": self.total, "freeSpinsLeft": self.left}
        self.spins.append({"mode": mode, "multiplier": multiplier, **spin, **sums})
    def turn(self, mode, fixed):
        """One spin. `fixed` reels have their stop and show one symbol: held ones, and those that are joined."""
        r, draw, free, told, wild = self.r, self.draw, mode == "free", {}, next(iter(self.r.wilds), None)
        strips = (free and r.freeSpins.strips) or r.strips
        if mode == "respin": told["held"] = sorted(fixed)
        if r.colossal and (free or draw(r.colossal.oneIn) == 0):
            place, (first, last) = draw(len(r.colossal.symbols)), r.colossal.reels
            told["colossal"] = r.colossal.symbols[place]
            fixed = dict.fromkeys(range(first, last + 1), (place, told["colossal"]))
        stops = [fixed[x][0] if x in fixed else draw(len(strip)) for x, strip in enumerate(strips)]
        window = [[strip[(stop + row) % len(strip)] for row in range(r.rows)] for strip, stop in zip(strips, stops)]
        for x, (_, symbol) in fixed.items(): window[x] = [symbol] * r.rows
        if r.mystery and not fixed:
            symbol, cells = weighted_draw(r.mystery.becomes, draw), cells_of(window, [r.mystery.symbol])
            for x, y in cells: window[x][y] = symbol
            if cells: told["mystery"] = {"symbol": symbol, "cells": cells}
        if r.sticky and free:
            for x, y in self.stuck: window[x][y] = wild
            told.update(some(stuck=self.stuck))
            self.stuck = cells_of(window, [wild])
        wilds = r.wilds if r.respins else ()
        filled = [x for x, column in enumerate(window) if x not in fixed and any(one in wilds for one in column)]
        read = [[wild] * r.rows if x in filled else column for x, column in enumerate(window)]
        lines, scatter = wins_of(r, read), scatters_of(r, read)
        coins, extra = total_of(lines, "coins"), [self.hold(window) if r.hold and mode == "base" else None]
        if self.special:
            reels = [x for x, column in enumerate(window) if self.special in column]
            expanded = pay_for(r, self.special, len(reels)) * len(r.lines)
            coins, win = coins + expanded, expanded * self.multiplier(mode) * self.coin
            told["special"] = self.special
            if win: told["expanded"] = {"symbol": self.special, "reels": reels, "win": win}
        if scatter and r.wheel:
            part = draw(len(r.wheel.parts))
            extra.append({"part": part, "win": r.wheel.parts[part] * r.stakeCoins * self.coin})
        told.update(some(filled=filled, hold=extra[0], wheel=extra[-1] if len(extra) > 1 else None))
        spin = {"stops": stops, "window": window, "lines": lines, **told}
        self.note(mode, spin, scatter, coins, total_of(filter(None, extra), "win"))
    def hold(self, window):
        hold, draw, left, spins = self.r.hold, self.draw, self.r.hold.respins, []
        landed = cells_of(window, [hold.symbol])
        free = [(x, y) for x in range(self.r.reels) for y in range(self.r.rows) if (x, y) not in landed]
        if len(landed) < hold["from"]: return None
        while True:
            spins.append([{"cell": cell, "win": weighted_draw(hold["values"], draw) * self.coin} for cell in landed])
            if left == 0 or not free: break
            landed = [cell for cell in free if draw(hold.oneIn) == 0]
            free, left = [cell for cell in free if cell not in landed], hold.respins if landed else left - 1
        full = 0 if free else hold.full * self.coin
        return {"first": spins[0], "spins": spins[1:], "full": full, "win": total_of(sum(spins, []), "win") + full}
    def tumble(self, mode, book):
        r, page, bombs, steps = self.r, self.draw(book.pages), [], []
        draw, bomb, most = drawing_from(page_words(2 * page + book.salt)), r.tumble.bombs, r.tumble.mostOfCell
        falling = [(symbol, book.weights[symbol]) for symbol in r.symbols if symbol in book.weights]
        heights = [weighted_draw(r.heights, draw) if r.heights else r.rows for _ in range(r.reels)]
        board, marks = [[None] * rows for rows in heights], [[1] * rows for rows in heights] if most > 1 else None
        while not steps or steps[-1]["lines"]:
            empty = [(x, y) for x, column in enumerate(board) for y in reversed(range(len(column))) if not column[y]]
            for x, y in empty:
                board[x][y] = weighted_draw(falling, draw)
                if bomb and board[x][y] == bomb.symbol:
                    bombs.append({"cell": [x, y], "times": weighted_draw(bomb["values"], draw)})
            lines, by = wins_of(r, board, marks), min(len(steps) + 1, r.rising or 1)
            if by > 1: lines = [{**win, "coins": win["coins"] * by, "times": win.get("times", 1) * by} for win in lines]
            spots = some(spots=marks and [list(column) for column in marks])
            steps.append({"window": [list(column) for column in board], "lines": lines, **spots})
            gone = {cell for line in lines for cell in line["cells"]}
            for x, y in gone if marks else (): marks[x][y] = min(most, marks[x][y] * 2)
            for one in bombs: one["cell"][1] += sum(x == one["cell"][0] and y > one["cell"][1] for x, y in gone)
            for x, column in enumerate(board):
                stays = [symbol for y, symbol in enumerate(column) if (x, y) not in gone]
                board[x] = [None] * (len(column) - len(stays)) + stays
        coins, times = sum(total_of(step["lines"], "coins") for step in steps), max(1, total_of(bombs, "times"))
        spin = {"stops": [page], **steps[0], **some(tumbles=steps[1:], bombs=coins and times > 1 and bombs)}
        self.note(mode, spin, scatters_of(r, board), coins * times)
def play_slot(d, bet, choose, draw):
    r = slot_rules(d)
    outcome, staked = SlotRound(r, bet.coin, draw).play(), bet.coin * r.stakeCoins
    return staked, {**outcome, **({"pot": None} if r.pot and draw(r.pot.chances[bet.currency]) < staked else {})}

# One number
REDS = (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)
def paid(bet, hundredths, **told):
    """Of a bet with one stake: its fields, what it led to, and the win."""
    return bet.stake, {**bet, **told, "win": exact(bet.stake * hundredths, 100)}
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
    return paid(bet, pays * wins, number=number, pays=pays)
def mode_of(d, bet): return next(mode for mode in d.modes if mode.id == bet.mode)
def play_weighted(d, bet, choose, draw):
    mode, sides = mode_of(d, bet), d.sides
    weights = mode.weights or [1] * len(mode.pays)
    number = at = draw(sum(weights))
    if sides: at = sum((number // sides**i - bet.call // sides**i) % sides * sides**i for i in range(mode.size))
    segment = lies_on(at, weights)
    return paid(bet, mode.pays[segment], number=number, segment=segment, pays=mode.pays[segment])
def play_curve(d, bet, choose, draw):
    point = max(100, min(d.most, (d.returns << 32) // (100 * (draw(WORDS) + 1))))
    out = int(choose.left.pop().removeprefix("out:")) if choose.left else None
    expect(out is None or d.least <= out < bet.target and out <= point, "there it could not be taken")
    taken = bet.target if out is None else out
    return paid(bet, taken * (taken <= point), out=out, point=point)

# Ladders
def choose_places(of, number, draw):
    left, fewer = list(range(of)), min(number, of - number)
    taken = [left.pop(draw(of - d)) for d in range(fewer)]
    return sorted(taken) if fewer == number else left
def pays_for(d, chance):
    return d.returns * chance.denominator // (100 * chance.numerator * d.payStep) * d.payStep
def climb_cards(d, choose, draw):
    cards, said, skips, chance, steps = [DECK[draw(52)]], [], d.board.skips, Fraction(1), 0
    while True:
        before, shown = low(cards[-1]), {"cards": cards, "actions": said, "guesses": [], "skipsLeft": skips}
        ends = {1: {"higher": 12, "same": 1}, 13: {"lower": 12, "same": 1}}
        ranks = ends.get(before, {"higher": 14 - before, "lower": before})
        ranks = {g: n for g, n in ranks.items() if pays_for(d, chance * Fraction(n, 13)) <= d.most * 100}
        action = choose(*ranks, *["skip"] * (skips > 0), *["take"] * (steps > 0)) if ranks else "take"
        if action == "take": return "taken", steps, pays_for(d, chance) if steps else 0, shown
        cards.append(DECK[draw(52)])
        said.append(action)
        after, skips = low(cards[-1]), skips - (action == "skip")
        if action == "skip": continue
        on_ends = (after == before) == (action == "same")
        if not (on_ends if before in ends else after >= before if action == "higher" else after <= before):
            return "failed", steps, 0, shown
        chance, steps = chance * Fraction(ranks[action], 13), steps + 1
def climb(d, mode, choose, draw):
    board, kind, steps, picked, state = d.board, d.board.type, 0, [], "taken"
    if kind == "steps":
        pays = board.modes[mode].pays
        holds = [draw(p * 100) < d.returns if i == 0 else draw(p) < pays[i - 1] for i, p in enumerate(pays)]
        held, chances = [*holds, False].index(False), [Fraction(d.returns, 100 * p) for p in pays]
    else:
        if kind == "rows":
            rows = board.modes[mode].rows
            traps = [choose_places(row.tiles, row.tiles - row.safe, draw) for row in rows]
            factors = [Fraction(row.safe, row.tiles) for row in rows]
        else:
            traps, tiles = choose_places(board.tiles, board.traps[mode], draw), board.tiles
            factors = [Fraction(tiles - len(traps) - i, tiles - i) for i in range(tiles - len(traps))]
        chances = accumulate(factors, mul)
    stops = list(takewhile(lambda pay: pay <= d.most * 100, (pays_for(d, chance) for chance in chances)))
    while steps < len(stops) and state == "taken":
        places = range(rows[steps].tiles) if kind == "rows" else range(board.tiles or 0)
        tries = [f"pick:{place}" for place in places if kind == "rows" or place not in picked] or ["go"]
        action = choose(*tries, *["take"] * (steps > 0))
        if action == "take": break
        if action != "go": picked.append(int(action[5:]))
        fails = steps >= held if kind == "steps" else picked[-1] in (traps[steps] if kind == "rows" else traps)
        steps, state = steps + (not fails), "failed" if fails else "taken"
    return state, steps, stops[steps - 1], {"held": held} if kind == "steps" else {"picked": picked, "traps": traps}
def play_ladder(d, bet, choose, draw):
    is_cards = d.board.type == "cards"
    state, steps, pays, shown = climb_cards(d, choose, draw) if is_cards else climb(d, bet.mode, choose, draw)
    pays = 0 if state == "failed" else pays
    return paid(bet, pays, state=state, steps=steps, pays=pays, board={"type": d.board.type, **shown})

# Video poker
def read_five(cards, wild):
    """Kind, the rank of its pair or its four, the fifth card beside a four, and whether a royal flush is natural."""
    plain = [card for card in cards if card != "JK" and not (wild == "deuces" and card[0] == "2")]
    w, ranks, suited = 5 - len(plain), [high(card) for card in plain], len({card[1] for card in plain}) == 1
    once, runs = set(ranks), [{12, 0, 1, 2, 3}, *(set(range(lowest, lowest + 5)) for lowest in range(9))]
    if len(once) < len(ranks):
        often = sorted(once, key=lambda rank: (ranks.count(rank), rank), reverse=True)
        m, pairs = ranks.count(often[0]) + w, sum(ranks.count(rank) > 1 for rank in once) > 1
        kinds = {5: "five-of-a-kind", 4: "four-of-a-kind", 3: "full-house" if pairs else "three-of-a-kind"}
        fifth = often[1] if m == 4 and w == 0 else 0
        return kinds.get(m, "two-pair" if pairs else "pair"), often[0], fifth, False
    if suited and w == 4: return "four-wilds", 0, 0, False
    straight = any(once <= run for run in runs)
    if suited and straight: return "royal-flush" if once <= runs[-1] else "straight-flush", 0, 0, w == 0
    if w < 3 and (suited or straight): return "flush" if suited else "straight", 0, 0, False
    return {3: "four-of-a-kind", 2: "three-of-a-kind", 1: "pair"}.get(w), max(ranks), 0, False
def play_draw_poker(d, bet, choose, draw):
    deck = shuffled(DECK + ["JK"] * (d.wild == "joker"), draw)
    action, coming = choose(*(f"hold:{held:05b}" for held in range(32))), iter(deck[5:])
    held = [digit == "1" for digit in action[5:]]
    drawn = [card if keep else next(coming) for card, keep in zip(deck, held)]
    kind, rank, fifth, natural = read_five(drawn, d.wild)
    def made(pay):
        within = ORDER[rank] in (pay.of or ORDER) and ORDER[fifth] in (pay["with"] if "with" in pay else ORDER)
        return pay.hand == kind and within and (natural or not pay.natural)
    line = next((i for i, pay in enumerate(d.pays) if made(pay)), -1)
    told = {"dealt": deck[:5], "drawn": drawn, "held": sum(keep << i for i, keep in enumerate(held)), "line": line}
    return paid(bet, 100 * d.pays[line].pays if line >= 0 else 0, **told)

# Keno, bingo, tickets
def play_subset(d, bet, choose, draw):
    mode, rest, drawn = mode_of(d, bet), list(range(1, d.numbers + 1)), []
    expect(len(set(bet.numbers)) == len(bet.numbers) == mode.picks, "these numbers cannot be chosen")
    for left in range(d.numbers, d.numbers - mode.drawn, -1):
        p = draw(left)
        drawn.append(rest[p])
        rest[p] = rest[left - 1]
    marked = {cell for cell, number in enumerate(bet.numbers) if number in drawn}
    complete = [any(marked.issuperset(shape) for shape in pattern.shapes) for pattern in d.patterns or []]
    result = max([0, *(place * done for place, done in enumerate(complete, 1))]) if d.patterns else len(marked)
    return paid(bet, mode.pays[result], drawn=drawn, result=result, pays=mode.pays[result])
def unlike_ways(fields, fresh, seen):
    """In how many ways fields are filled without three alike: of symbols not used yet, and of those used once."""
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
    s, wins = len(tickets), prize >= 0
    def take(left): return left.pop(draw(len(left)))
    if rules.type == "alike":
        places = list(range(rules.fields))
        own = [take(places) for _ in range(3 * wins)]
        others = iter(unlike(rules.fields - len(own), [one for one in range(s) if one != prize], draw))
        return {"symbols": [prize if place in own else next(others) for place in range(rules.fields)]}
    if rules.type == "match":
        pool = list(range(1, rules.of + 1))
        winning = [take(pool) for _ in range(rules.winning)]
        place, matched = (draw(rules.own), draw(rules.winning)) if wins else (-1, 0)
        def field(i):
            if i == place: return {"number": winning[matched], "prize": prize}
            return {"number": take(pool), "prize": lies_on(draw(sum(tickets)), tickets)}
        return {"winning": winning, "own": [field(i) for i in range(rules.own)]}
    won, between = draw(rules.rows) if wins else -1, s**2 + s
    def row_unlike(rank):
        number = rank // between * (between + 1) + 1 + rank % between
        return [number // s**2, number // s % s, number % s]
    return {"rows": [[prize] * 3 if row == won else row_unlike(draw(s**3 - s)) for row in range(rules.rows)]}
def play_ticket(d, bet, choose, draw):
    tickets, number = [prize.tickets for prize in d.prizes], draw(d.tickets)
    prize = lies_on(number, tickets)
    pays, shown = d.prizes[prize].pays if prize >= 0 else 0, ticket_fields(d.fields, prize, tickets, draw)
    return paid(bet, pays, number=number, prize=prize, pays=pays, fields={"type": d.fields.type, **shown})

# Cards that are compared: hands, result, whether it was raised, and what the spots return that do not lose
def deal_baccarat(d, pays, take, is_in, choose):
    def total(cards): return sum(low(card) for card in cards if low(card) < 10) % 10
    one, two, three, four = take(), take(), take(), take()
    player, banker = [one, three], [two, four]
    if max(total(player), total(banker)) < 8:
        if total(player) <= 5: player.append(take())
        own, third = total(banker), total(player[2:])
        by_third = {3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: 6 <= third <= 7}
        if by_third.get(own, own <= 2) if len(player) == 3 else own <= 5: banker.append(take())
    result = ahead(total(player), total(banker), ("player", "banker", "tie"))
    pairs = [f"{name}-pair" for name, hand in (("player", player), ("banker", banker)) if hand[0][0] == hand[1][0]]
    back = {"player": 100, "banker": 100} if result == "tie" else {}
    return [player, banker], result, False, {**back, **{spot: pays[spot] for spot in [result, *pairs]}}
def deal_dragon_tiger(d, pays, take, is_in, choose):
    dragon, tiger = take(), take()
    result = ahead(low(dragon), low(tiger), ("dragon", "tiger", "tie"))
    returned = {"dragon": d.rules.tied, "tiger": d.rules.tied} if result == "tie" else {}
    if dragon == tiger: returned["suited-tie"] = pays["suited-tie"]
    return [[dragon], [tiger]], result, False, {**returned, result: pays[result]}
def deal_war(d, pays, take, is_in, choose):
    hands, names = [[take()], [take()]], ("player", "dealer", "tie")
    result = ahead(*(high(hand[-1]) for hand in hands), names)
    if result == "dealer" or not is_in: return hands, result, False, {result: pays.get(result)}
    if result == "player": return hands, result, False, {"main": pays["main"]}
    if choose("raise", "stay") == "stay": return hands, "given-up", False, {"main": d.rules.givenUp, "tie": pays["tie"]}
    for hand in hands: hand.append(take())
    result = ahead(*(high(hand[-1]) for hand in hands), names)
    war = {"player": d.rules.warWon, "tie": d.rules.warTied, "dealer": 0}
    return hands, result, True, {"main": war[result], "tie": pays["tie"]}
def deal_andar_bahar(d, pays, take, is_in, choose):
    laid_out, came = take(), []
    while not came or came[-1][0] != laid_out[0]: came.append(take())
    result = "andar" if len(came) % 2 else "bahar"
    lengths = [spot.id for spot in d.spots if spot.cards and spot.cards[0] <= len(came) <= spot.cards[1]]
    return [[laid_out], came[::2], came[1::2]], result, False, {spot: pays[spot] for spot in [result, *lengths]}
def deal_red_dog(d, pays, take, is_in, choose):
    left, right = take(), take()
    lowest, highest = sorted([high(left), high(right)])
    if highest - lowest == 1: return [[left], [], [right]], "consecutive", False, {"ante": 100}
    raised = highest > lowest and choose("raise", "stay") == "raise"
    middle, spread = take(), highest - lowest - 1
    hands = [[left], [middle], [right]]
    if spread < 0 and high(middle) == lowest: return hands, "three", False, {"ante": d.rules.three}
    if spread < 0: return hands, "pair", False, {"ante": 100}
    if not lowest < high(middle) < highest: return hands, "outside", raised, {}
    paid_for = d.rules.spreads[spread - 1] if spread <= len(d.rules.spreads) else pays["ante"]
    return hands, "between", raised, {"ante": paid_for * (1 + raised)}
def play_compare(d, bet, choose, draw):
    first, pays = d.spots[0].id, {spot.id: spot.pays for spot in d.spots}
    on_first = sum(one.stake for one in bet.bets if one.spot == first)
    deal = globals()["deal_" + d.rules.type.replace("-", "_")]
    hands, result, raised, returned = deal(d, pays, shoe(d.decks, draw), on_first > 0, choose)
    bets = [{**one, "win": exact(one.stake * returned.get(one.spot, 0), 100)} for one in bet.bets]
    shown = {"hands": hands, "result": result, "raised": raised, "bets": bets, "win": total_of(bets, "win")}
    return total_of(bets, "stake") + on_first * raised, shown

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
def odds_of(lines, hand, size, otherwise=None):
    def made(line):
        royal = line.hand == "royal-flush" and size == 5 and hand == (8, [12])
        return (royal or line.hand == KINDS[size][hand[0]]) and ORDER[hand[1][0]] in (line.of or ORDER)
    return next((line.pays for line in lines if made(line)), otherwise)
def play_dealer_poker(d, bet, choose, draw):
    size, pays, dealer, put, result, bonus = d.hand, d.pays, d.dealer or Part(cards=0), [], None, None
    cards = iter(dealt(d.player + dealer.cards + d.board, draw))
    player, others, board = ([next(cards) for _ in range(number)] for number in (d.player, dealer.cards, d.board))
    for decision in d.decisions:
        action = choose("raise", decision.otherwise)
        if action == "fold": result, back, of_raise = "folded", 0, 0
        else: put.append(decision["raise"] if action == "raise" else 0)
        if result: break
    side = odds_of(d.side.pays, strength(player), size, -1) if bet.side else None
    def best(own): return max(strength(hand) for hand in combinations(own + board, size))
    mine, theirs = best(player), best(others) if d.dealer else None
    if not result and not d.dealer:
        back = of_raise = 1 + odds_of(pays.ante, mine, size, -1)
        result = "won" if back else "lost"
    elif not result:
        needed, bonus = dealer.qualifies, odds_of(pays.bonus, mine, size)
        plays = theirs >= (KINDS[size].index(needed.hand), [ORDER.index(rank) for rank in needed.ranks])
        result = ahead(mine, theirs, ("won", "lost", "tied")) if plays else "unqualified"
        back = {"lost": 0, "tied": 1}.get(result, 1 + odds_of(pays.ante, mine, size, 1))
        of_raise = {"lost": 0, "won": 1 + odds_of(pays["raise"], mine, size, 1)}.get(result, 1)
    spots = [("side", 1, 1 + side)] if bet.side else []
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
BEHIND = {"odds": "pass", "lay": "dont-pass"}
TRUE_ODDS = {4: (2, 1), 5: (3, 2), 6: (6, 5), 8: (6, 5), 9: (3, 2), 10: (2, 1)}
def play_dice_table(d, bet, choose, draw):
    dice, decided = (3, sic_bo) if d.table == "sic-bo" else (2, craps)
    pays = {spot.id: spot.pays for spot in d.spots}
    def standing(spot, stake): return {"spot": spot, "stake": stake, "state": "standing", "win": 0, "roll": None}
    bets, rolls, point = [standing(one.spot, one.stake) for one in bet.bets], [], None
    while stand := {one["spot"]: one for one in bets if one["state"] == "standing"}:
        action = choose("roll", *(name for name in BEHIND if point and BEHIND[name] in stand)) if rolls else "roll"
        if action in BEHIND:
            line, (to, of) = stand[BEHIND[action]]["stake"], TRUE_ODDS[point]
            cost = line if action == "odds" else exact(line * to, of)
            if action not in stand: bets.append(stand.setdefault(action, standing(action, 0)))
            expect(stand[action]["stake"] < 3 * cost, "no more could be added")
            stand[action]["stake"] += cost
            continue
        rolls.append([draw(6) + 1 for _ in range(dice)])
        for spot, one in stand.items():
            way, stake = decided(BEHIND.get(spot, spot), rolls[-1], point), one["stake"]
            if way is None and len(rolls) < 200: continue
            to, of = (TRUE_ODDS[point] if spot in BEHIND else pays[spot][way - 1]) if way else (0, 1)
            win = 0 if way == 0 else stake + (exact(stake * of, to) if spot == "lay" and way else exact(stake * to, of))
            one.update(win=win, roll=len(rolls) - 1, state={0: "lost", stake: "back"}.get(win, "won"))
        total = sum(rolls[-1])
        gone = d.table == "sic-bo" or (total in (point, 7) if point else total not in TRUE_ODDS)
        point = None if gone else point or total
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
    rules, take = (FIRST_TABLE, iter(shuffled(DECK * 8, draw)).__next__) if is_first else (d, shoe(d.decks, draw))
    hole = rules["dealer"]["holeCard"]
    def tell(kind, **what): events.append({"step": step, "type": kind, **what})
    def new_hand(box, cards, stake, split):
        start = {"doubled": False, "fromSplit": split, "state": "WAITING", "box": box}
        hands.append({"cards": cards, "stake": stake, **start})
    def deal(place, hidden=False):
        card, to = take(), {"to": "dealer"} if place is None else {"to": "hand", "hand": place}
        (dealer if place is None else hands[place]["cards"]).append(card)
        tell("card", **to, card="??" if hidden else card)
    for one in bet.bets or [Part(spot="box-1", stake=bet.stake)]: new_hand(int(one.spot[4:]) - 1, [], one.stake, False)
    for place in [*range(len(hands)), None, *range(len(hands))]: deal(place)
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
    while waiting := [(hand["box"], place) for place, hand in enumerate(hands) if hand["state"] == "WAITING"]:
        place = min(waiting)[1]
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
            if total >= 21 or action == "double": hand["state"] = "BUST" if total > 21 else "STOOD"
            if total > 21: tell("bust", hand=place)
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

# Signatures: Ed25519 (RFC 8032), points as (x, y, z, t) with x = X/Z, y = Y/Z, x * y = T/Z
P, ORDER_OF_BASE = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
CURVE, ROOT = -121665 * pow(121666, -1, P) % P, pow(2, (P - 1) // 4, P)
def point_sum(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0])
    c, d = 2 * p[3] * q[3] * CURVE, 2 * p[2] * q[2]
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P
def point_times(number, point):
    total = (0, 1, 1, 0)
    for bit in bin(number)[2:]:
        total = point_sum(total, total)
        if bit == "1": total = point_sum(total, point)
    return total
def point_from(written):
    sign, y = divmod(int.from_bytes(written, "little"), 2**255)
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, P) % P
    root = pow(square, (P + 3) // 8, P)
    x = next((x for x in (root, root * ROOT % P) if x * x % P == square), None)
    expect(len(written) == 32 and y < P and x is not None and (x or not sign), "this is no point of the curve")
    x = P - x if x % 2 != sign else x
    return x, y, 1, x * y % P
BASE = point_from((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
def is_signed(key, signature, text):
    """Whether the owner of the key, in base64, signed the text."""
    key, s = base64.b64decode(key), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or s >= ORDER_OF_BASE: return False
    number = int.from_bytes(hashlib.sha512(signature[:32] + key + text.encode()).digest(), "little") % ORDER_OF_BASE
    left, right = point_times(s, BASE), point_sum(point_from(signature[:32]), point_times(number, point_from(key)))
    return all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))

# What the operator has signed: True, False, or None for what cannot be said without a key or a head
def tree_root(text, index, size, hashes):
    """The root that a text at this place leads to (RFC 9162, 2.1.3.2)."""
    expect(0 <= index < size, "the text lies outside the tree")
    found, last = hashlib.sha256(b"\0" + text.encode()).digest(), size - 1
    for beside in map(base64.b64decode, hashes):
        expect(last > 0, "there are hashes too many")
        is_right = index % 2 == 1 or index == last
        found = hashlib.sha256(b"\1" + (beside + found if is_right else found + beside)).digest()
        while is_right and index and index % 2 == 0: index, last = index // 2, last // 2
        index, last = index // 2, last // 2
    expect(last == 0, "hashes are missing")
    return base64.b64encode(found).decode()
def receipt_holds(file, receipt, keys):
    proof, said, batch, text = file.proof, json.loads(receipt.body, object_hook=Part), receipt.batch, receipt.body
    key = next((key for key in keys if (key.purpose, key.keyId) == ("receipts", receipt.keyId)), None)
    if batch: text = f"fairhouse-receipts/1\n{batch.size}\n{tree_root(text, batch.index, batch.size, batch.hashes)}\n"
    if key is None: return None
    commitment, actions = proof.chain.end if proof.chain else proof.serverSeedHash, said.choices.actions
    same = {"round": file.roundId, "currency": file.currency, "game": proof.game, "rules": proof.definitionHash}
    same.update(commitment=commitment, clientSeed=proof.clientSeed, nonce=proof.nonce)
    fits = Part(said, **same) == said and canonical(said.choices.bet) == canonical(proof.bet)
    played = said.over and not said.refused
    if played: fits = fits and (actions, said.stake, said.win) == (proof.actions, file.staked, file.win)
    if played and said.outcome: fits = fits and said.outcome == sha256(canonical(file.outcome))
    fits = fits and (said.refused is not None or actions == proof.actions[: len(actions)])
    in_use = key["from"] <= said.at and (key.until is None or said.at <= key.until)
    return fits and in_use and is_signed(key.publicKey, base64.b64decode(receipt.signature), text)
def check_log(file, commitment, keys, heads):
    """What stands in the log, who signed its head, and whether a head kept from before the round is the same."""
    def opened(note):
        """Name, size, root and time of a head; whether it is signed, None without the key."""
        text, _, signatures = note.rpartition("\n\n")
        name, size, root, time = (text + "\n").split("\n")[:4]
        own = [line.split(" ")[2] for line in signatures.split("\n") if line.startswith(f"— {name} ")]
        key = next((key for key in keys if key.purpose == "log" and key.keyId.rpartition("+")[0] == name), None)
        signed = key and any(is_signed(key.publicKey, base64.b64decode(one)[4:], text + "\n") for one in own)
        return name, int(size), root, time.removeprefix("time "), signed
    log, began = file.log, [json.loads(one.body)["opened"] for one in file.receipts or []]
    name, size, root, _, signed = opened(log.note)
    entry, found = json.loads(log.entry), tree_root(log.entry, log.index, size, log.proof)
    fits = entry["commitment"] == commitment and entry.get("table") == (file.proof.game if file.proof.chain else None)
    yield found == root and fits, f"the commitment stands in the log {name} under the head of {size} entries"
    yield signed, "a published key has signed this head"
    kept = [head for head in map(opened, heads) if head[4] and head[0] == name and head[1] == size]
    before = bool(began) and any(entry["at"] <= min(began) and at <= min(began) for *_, at, _ in kept)
    same = all(head[2] == root for head in kept)
    yield same and (before or None), "the head is one that was kept from before the round"

# Files
def check(file, rules, chains, keys, heads):
    """What is right, what is wrong, and what cannot be said about a round, line by line."""
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
        published = "end and salt are those of a published chain of this table"
        if chains is not None: yield salts == [proof.clientSeed], published
        yield None, "the salt is a value of drand (its signature is not checked here)"
    for receipt in file.receipts or []:
        try: holds = receipt_holds(file, receipt, keys)
        except (AttributeError, LookupError, TypeError, ValueError): holds = False
        yield holds, "a published key has signed a receipt that says the same of the round"
    if file.log:
        try: yield from list(check_log(file, proof.chain.end if proof.chain else proof.serverSeedHash, keys, heads))
        except (AttributeError, LookupError, TypeError, ValueError): yield False, "the commitment stands in the log"
    try:
        draw, choose = drawing_from(seed_words(proof.serverSeed, proof.clientSeed, proof.nonce)), Choices(proof.actions)
        play = globals()["play_" + own.engine.replace("-", "_")]
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
    computed = canonical({"kind": own.engine, **played})
    yield computed == canonical(outcome), "the recorded outcome is the one that follows"
    sums = f"it stakes {file.staked} and returns {file.win} minor units of {file.currency}"
    yield (staked, won) == (file.staked, file.win), sums
def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    says, right = {True: "right", False: "WRONG"}, True
    parser.add_argument("rounds", nargs="+")
    parser.add_argument("--definitions", required=True)
    for name in ("chains", "keys", "head"): parser.add_argument(f"--{name}", action="append", default=[])
    given = parser.parse_args()
    def text_of(path):
        with open(path, encoding="utf-8") as file: return file.read()
    def read(path): return json.loads(text_of(path), object_hook=Part)
    try:
        rules = {(one.game, one.definitionHash): one for one in read(given.definitions).definitions}
        chains = [chain for path in given.chains for chain in read(path).data.chains] if given.chains else None
        keys, heads = [key for path in given.keys for key in read(path)["keys"]], list(map(text_of, given.head))
        for path in given.rounds:
            content = read(path)
            for file in content if isinstance(content, list) else [content]:
                expect(file.format == "fairhouse-round/1", f"{path} is no file of a round")
                findings = list(check(file, rules, chains, keys, heads))
                right = right and all(holds is not False for holds, _ in findings)
                print(f"Round {file.roundId} of {file.proof.game}")
                print("\n".join(f"  {says.get(holds, 'open ')}  {line}" for holds, line in findings))
    except (OSError, AttributeError, LookupError, TypeError, ValueError) as problem:
        print(f"A file cannot be read: {problem!r}", file=sys.stderr)
        return 2
    print("Every round follows from its seeds." if right else "Not every round could be confirmed.")
    return 0 if right else 1
if __name__ == "__main__": sys.exit(main())
