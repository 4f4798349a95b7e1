#!/usr/bin/env python3
"""Verifies rounds of Fairhouse from their files alone, by docs/fairness.md. Needs Python 3.9 or newer and nothing else.

  python3 verify_round.py --definitions definitions.json [--chains FILE] [--keys FILE] [--head FILE] ROUND.json ...

"open" is what cannot be told without keys or a kept head, or not with this tool. Ends with 0 when nothing is wrong
about any round, with 1 when something is, with 2 when a file cannot be read.
"""
import argparse, base64, hashlib, hmac, json, re, struct, sys
from fractions import Fraction
from itertools import accumulate, combinations, count, product, takewhile
from math import prod
from operator import mul

WORDS, MOST_LINKS = 2**32, 10_000_000
SEED, CLIENT_SEED = re.compile("[0-9a-f]{64}"), re.compile("[ -9;-~]{1,64}")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
UNREADABLE = (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
class Part(dict):
    """An object of JSON whose fields are attributes; those that are not there are None."""
    __getattr__, __setattr__ = dict.get, dict.__setitem__
def sha256(text): return hashlib.sha256(text.encode()).hexdigest()
def canonical(value): return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
def some(**parts): return {name: part for name, part in parts.items() if part}
def total_of(things, field): return sum(thing[field] for thing in things)
def expect(holds, what):
    if not holds: raise ValueError(what)
def exact(number, divisor):
    expect(number % divisor == 0, f"{number} / {divisor} is not whole")
    return number // divisor
class Choices(list):
    """The player's choices, taken one after another as the round asks for them."""
    def __call__(self, *possible):
        expect(self and self[0] in possible, f"a choice among {', '.join(possible)} is missing")
        return self.pop(0)

# Numbers
def seed_words(server_seed, client_seed, nonce):
    for block in count():
        message = f"{client_seed}:{nonce}:{block}"
        yield from struct.unpack(">8I", hmac.digest(server_seed.encode(), message.encode(), "sha256"))
def page_words(seed):
    """xoshiro128** by Blackman and Vigna, for the pages of books."""
    def mix(z):
        for shift, factor in ((16, 0x21F0AAAD), (15, 0x735A2D97)): z = (z ^ (z >> shift)) * factor % WORDS
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
    things, weights = zip(*pairs)
    return things[lies_on(draw(sum(weights)), weights)]

# Cards
DECK, ORDER = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"], "23456789TJQKA"
def low(card): return "A23456789TJQK".index(card[0]) + 1
def high(card): return ORDER.index(card[0])
def ahead(one, other, names): return names[2] if one == other else names[one < other]
def swapped(cards, places):
    for i, p in places: cards[i], cards[p] = cards[p], cards[i]
    return cards
def shuffled(cards, draw): return swapped(cards, ((i, draw(i + 1)) for i in reversed(range(1, len(cards)))))
def dealt(number, draw): return iter(swapped(list(DECK), ((k, k + draw(52 - k)) for k in range(number))))
def shoe(decks, draw):
    left = [decks] * 52
    while True:
        at = lies_on(draw(sum(left)), left)
        left[at] -= 1
        yield DECK[at]

# Slots
def slot_rules(d):
    if d.way: return d
    scatter = Part(symbol=d.scatter, pays=d.scatterPays, **{"from": 3})
    return Part(d, way="lines", stakeCoins=len(d.lines), tiers=[3, 4, 5], wilds={d.wild: 1}, scatter=scatter)
def cells_of(window, symbols):
    return [(x, y) for x, column in enumerate(window) for y, shown in enumerate(column) if shown in symbols]
def pay_for(r, symbol, number):
    reached = sum(number >= least for least in r.tiers)
    return r.pays[symbol][reached - 1] if reached and symbol in r.pays else 0
# What may win, by the way in which a slot pays: symbol, count, cells, by what the pay is multiplied, what else is shown
def on_lines(r, window, marks):
    for from_right, (line, rows) in product((False, True)[: 1 + (r.way == "both")], enumerate(r.lines)):
        cells = list(enumerate(rows))[:: -1 if from_right else 1]
        symbols = [window[x][y] for x, y in cells]
        symbol = next((one for one in symbols if one not in r.wilds), r.symbols[0])
        number = len(list(takewhile({symbol, *r.wilds}.__contains__, symbols)))
        times = prod(r.wilds.get(one, 1) for one in symbols[:number])
        shown = {"line": line, **some(fromRight=from_right, times=times > 1 and times)}
        if not (from_right and number == r.reels): yield symbol, number, cells[:number], times, shown
def in_clusters(r, window, marks):
    left = {(x, y): symbol for x, column in enumerate(window) for y, symbol in enumerate(column)}
    while left:
        cells, symbol = [next(iter(left))], next(iter(left.values()))
        for x, y in cells:
            beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            cells += [at for at in beside if left.get(at) == symbol and at not in cells]
        for at in cells: del left[at]
        times = sum(marks[x][y] for x, y in cells if marks[x][y] > 1) if marks else 0
        yield symbol, len(cells), cells, times or 1, some(times=times)
def by_ways(r, window, marks):
    for symbol in r.symbols:
        weights = {**r.wilds, symbol: 1}
        counts = takewhile(bool, (sum(weights.get(one, 0) for one in column) for column in window))
        ways = list(accumulate(counts, mul))
        if ways: yield symbol, len(ways), cells_of(window[: len(ways)], weights), ways[-1], {"ways": ways[-1]}
def anywhere(r, window, marks):
    found = ((symbol, cells_of(window, [symbol])) for symbol in r.symbols)
    return ((symbol, len(cells), cells, 1, {}) for symbol, cells in found)
WAYS_TO_WIN = {"lines": on_lines, "both": on_lines, "clusters": in_clusters, "ways": by_ways, "anywhere": anywhere}
def wins_of(r, window, marks=None):
    wins = (Part(symbol=symbol, count=number, coins=pay_for(r, symbol, number) * times, cells=cells, **shown)
            for symbol, number, cells, times, shown in WAYS_TO_WIN[r.way](r, window, marks))
    return [win for win in wins if win.coins]
def play_slot(d, bet, choose, draw):
    r = slot_rules(d)
    coin, free, wild, staked = bet.coin, r.freeSpins or Part(), next(iter(r.wilds or ()), None), bet.coin * r.stakeCoins
    cap, spins, so_far = r.maxWin * staked, [], Part(total=0, awarded=0, left=1, stuck=[], special=None)
    own = next((one for one in r.modes or () if one.id == bet.mode), Part(strips=r.strips, cost=r.stakeCoins))
    def scatters(window):
        cells = cells_of(window, [r.scatter.symbol]) if r.scatter else []
        return cells if cells and len(cells) >= r.scatter["from"] else []
    def factor_of(mode): return coin * (free.multiplier if mode == "free" else 1)
    def note(mode, spin, window, coins, extra=0):
        factor, cells, scatter = factor_of(mode), scatters(window), None
        if cells:
            tier = min(len(cells) - r.scatter["from"], len(r.scatter.pays) - 1)
            granted = min(free.awards[tier], free.maxPerRound - so_far.awarded) if free else 0
            so_far.update(awarded=so_far.awarded + granted, left=so_far.left + granted)
            scatter_coins = r.scatter.pays[tier] * r.stakeCoins
            scatter = {"count": len(cells), "cells": cells, "win": scatter_coins * factor, "freeSpins": granted}
            coins += scatter_coins
        for step in [spin, *spin.get("tumbles", [])]:
            for win in step["lines"]: win.win = win.coins * factor
        won = min(coins * factor + extra, cap - so_far.total)
        so_far.total += won
        sums = {"scatter": scatter, "win": won, "totalWin": so_far.total, "freeSpinsLeft": so_far.left}
        spins.append({"mode": mode, "multiplier": factor // coin, **spin, **sums})
    def turn(mode, fixed):
        """One spin. `fixed` reels have their stop and show one symbol: held ones, and those that are joined."""
        shown, is_free, wilds, special = Part(held=sorted(fixed)), mode == "free", r.respins and r.wilds, so_far.special
        if r.colossal and (is_free or draw(r.colossal.oneIn) == 0):
            place, (first, last) = draw(len(r.colossal.symbols)), r.colossal.reels
            shown.colossal = r.colossal.symbols[place]
            fixed = dict.fromkeys(range(first, last + 1), (place, shown.colossal))
        strips = (free.strips or r.strips) if is_free else own.strips
        stops = [fixed[x][0] if x in fixed else draw(len(strip)) for x, strip in enumerate(strips)]
        window = [[strip[(stop + row) % len(strip)] for row in range(r.rows)] for strip, stop in zip(strips, stops)]
        for x, (_, symbol) in fixed.items(): window[x] = [symbol] * r.rows
        if r.mystery and not fixed:
            symbol, cells = weighted_draw(r.mystery.becomes, draw), cells_of(window, [r.mystery.symbol])
            for x, y in cells: window[x][y] = symbol
            shown.mystery = cells and {"symbol": symbol, "cells": cells}
        if r.sticky and is_free:
            shown.stuck = so_far.stuck
            for x, y in shown.stuck: window[x][y] = wild
            so_far.stuck = cells_of(window, [wild])
        shown.filled = sorted({x for x, _ in cells_of(window, wilds or ())}.difference(fixed))
        read = [[wild] * r.rows if x in shown.filled else column for x, column in enumerate(window)]
        lines, shown.hold = wins_of(r, read), hold_coins(window) if r.hold and mode == "base" else None
        reels = sorted({x for x, _ in cells_of(window, [special])})
        expanded = pay_for(r, special, len(reels)) * len(r.lines or ())
        win, shown.special = expanded * factor_of(mode), special
        if expanded: shown.expanded = {"symbol": special, "reels": reels, "win": win}
        if r.wheel and scatters(read):
            part = draw(len(r.wheel.parts))
            shown.wheel = {"part": part, "win": r.wheel.parts[part] * staked}
        extra = total_of(filter(None, (shown.hold, shown.wheel)), "win")
        spin = {"stops": stops, "window": window, "lines": lines, **some(**shown)}
        note(mode, spin, read, total_of(lines, "coins") + expanded, extra)
    def hold_coins(window):
        hold, left, landings, landed = r.hold, r.hold.respins, [], cells_of(window, [r.hold.symbol])
        free_cells = [(x, y) for x in range(r.reels) for y in range(r.rows) if (x, y) not in landed]
        if len(landed) < hold["from"]: return None
        while True:
            landings.append([{"cell": cell, "win": weighted_draw(hold["values"], draw) * coin} for cell in landed])
            if left == 0 or not free_cells: break
            landed = [cell for cell in free_cells if draw(hold.oneIn) == 0]
            free_cells, left = [cell for cell in free_cells if cell not in landed], hold.respins if landed else left - 1
        full = 0 if free_cells else hold.full * coin
        win = total_of(sum(landings, []), "win") + full
        return {"first": landings[0], "spins": landings[1:], "full": full, "win": win}
    def tumble(mode, book):
        page, bombs, steps, bomb, most = draw(book.pages), [], [], r.tumble.bombs or Part(), r.tumble.mostOfCell
        by_page = drawing_from(page_words(2 * page + book.salt))
        falling = [(symbol, book.weights[symbol]) for symbol in r.symbols if symbol in book.weights]
        heights = [weighted_draw(r.heights, by_page) if r.heights else r.rows for _ in range(r.reels)]
        board, marks = [[] for _ in heights], [[1] * rows for rows in heights] if most > 1 else None
        while not steps or steps[-1]["lines"]:
            for x, column in enumerate(board):
                for y in reversed(range(heights[x] - len(column))):
                    column.insert(0, weighted_draw(falling, by_page))
                    if column[0] == bomb.symbol:
                        bombs.append({"cell": [x, y], "times": weighted_draw(bomb["values"], by_page)})
            lines, rise = wins_of(r, board, marks), min(len(steps) + 1, r.rising or 1)
            for win in lines if rise > 1 else (): win.update(coins=win.coins * rise, times=(win.times or 1) * rise)
            steps.append({"window": board, "lines": lines, **some(spots=marks)})
            gone = {cell for line in lines for cell in line.cells}
            for one in bombs: one["cell"][1] += sum(x == one["cell"][0] and y > one["cell"][1] for x, y in gone)
            board = [[one for y, one in enumerate(column) if (x, y) not in gone] for x, column in enumerate(board)]
            marks = [list(column) for column in marks or ()]
            for x, y in gone if marks else (): marks[x][y] = min(most, marks[x][y] * 2)
        coins, times = sum(total_of(step["lines"], "coins") for step in steps), max(1, total_of(bombs, "times"))
        spin = {"stops": [page], **steps[0], **some(tumbles=steps[1:], bombs=coins and times > 1 and bombs)}
        note(mode, spin, board, coins * times)
    while so_far.left > 0 and so_far.total < cap:
        mode, held = "free" if spins else "base", {}
        if len(spins) == 1 and free.expanding: so_far.special = free.expanding[draw(len(free.expanding))]
        so_far.left -= 1
        book = (free.book if spins else None) or r.book
        tumble(mode, book) if book else turn(mode, {})
        for _ in range(r.respins.most if r.respins else 0):
            if so_far.total >= cap or "filled" not in spins[-1]: break
            held.update({x: (spins[-1]["stops"][x], wild) for x in spins[-1]["filled"]})
            turn("respin", held)
    pot = {"pot": None} if r.pot and draw(r.pot.chances[bet.currency]) < coin * own.cost else {}
    return coin * own.cost, {"coin": coin, **some(mode=bet.mode), "capped": so_far.total == cap, "win": so_far.total, "spins": spins, **pot}

# One number
def paid(bet, hundredths, **shown):
    """Of a bet with one stake: its fields, what it led to, and the win."""
    return bet.stake, {**bet, **shown, "win": exact(bet.stake * hundredths, 100)}
def paid_on_spots(bet, win_of, **shown):
    """Of a bet on several spots: the win of each, by its spot and stake."""
    bets = [{**one, "win": win_of(one.spot, one.stake)} for one in bet.bets]
    return total_of(bets, "stake"), {**shown, "bets": bets, "win": total_of(bets, "win")}
def play_roulette(d, bet, choose, draw):
    spots, number = {spot.id: spot.numbers for spot in d.spots}, draw(len(d.wheel))
    def win_of(spot, stake):
        kind = spot.split("-")[0]
        if number in spots[spot]: return stake * (d.pays[kind] + 1)
        return exact(stake, 2) if number == 0 and kind in (d.halfBack or []) else 0
    colour = next((colour for colour in ("red", "black") if number in spots[colour]), "green")
    return paid_on_spots(bet, win_of, number=number, colour=colour)
def play_threshold(d, bet, choose, draw):
    number, most, by = draw(d.numbers), exact(d.numbers * d.returns, 100), "pays" if bet.winning is None else "winning"
    winning = bet.winning if by == "winning" else most // bet.pays
    pays = bet.pays if by == "pays" else most // winning // d.payStep * d.payStep
    expect(by in d.by and pays > 100 and pays % d.payStep == 0, "this pay is not offered")
    expect(d.winning.least <= winning <= d.winning.most, "this chance is not offered")
    expect(choose or not bet.manual, "a choice is missing")
    action = choose.pop(0) if bet.manual else "end"
    out = None if action == "end" else int(action.removeprefix("out:"))
    expect(out is None or d.rise and most // (d.winning.most + 1) < out < pays, "there it could not be cashed out")
    at, taken = (winning, pays) if out is None else (most // out, out)
    wins = {"below": number < at, "above": number >= d.numbers - at}[bet.side]
    told = {"out": out} if bet.manual else {}
    return paid(bet, taken * wins, winning=winning, number=number, pays=pays, **told)
def mode_of(d, bet): return next(mode for mode in d.modes if mode.id == bet.mode)
def play_weighted(d, bet, choose, draw):
    mode = mode_of(d, bet)
    weights = mode.weights or [1] * len(mode.pays)
    number = draw(sum(weights))
    segment = lies_on(number, weights)
    return paid(bet, mode.pays[segment], number=number, segment=segment, pays=mode.pays[segment])
def play_curve(d, bet, choose, draw):
    point = max(100, min(d.most, (d.returns << 32) // (100 * (draw(WORDS) + 1))))
    out = int(choose.pop().removeprefix("out:")) if choose else None
    expect(out is None or d.least <= out < bet.target and out <= point, "there it could not be taken")
    taken = bet.target if out is None else out
    return paid(bet, taken * (taken <= point), out=out, point=point)

# Ladders. Of a board: what of it is shown, the odds of each move at a step, and whether a move holds
def choose_places(of, number, draw):
    left, fewer = list(range(of)), min(number, of - number)
    taken = [left.pop(draw(of - d)) for d in range(fewer)]
    return sorted(taken) if fewer == number else left
def field_board(d, mode, picked, draw):
    tiles, traps = d.board.tiles, choose_places(d.board.tiles, d.board.traps[mode], draw)
    def moves(step):
        odds = Fraction(tiles - len(traps) - step, tiles - step)
        return {f"pick:{tile}": odds for tile in range(tiles) if tile not in picked}
    return Part(picked=picked, traps=traps), moves, lambda step, move: picked[-1] not in traps
def rows_board(d, mode, picked, draw):
    rows = d.board.modes[mode].rows
    traps = [choose_places(row.tiles, row.tiles - row.safe, draw) for row in rows]
    ways = [{f"pick:{tile}": Fraction(row.safe, row.tiles) for tile in range(row.tiles)} for row in rows] + [{}]
    return Part(picked=picked, traps=traps), ways.__getitem__, lambda step, move: picked[-1] not in traps[step]
def steps_board(d, mode, picked, draw):
    pays = d.board.modes[mode].pays
    odds = [Fraction(d.returns, 100 * pays[0]), *map(Fraction, pays, pays[1:])]
    held = [*(draw(to) < of for to, of in zip([pays[0] * 100, *pays[1:]], [d.returns, *pays])), False].index(False)
    return Part(held=held), [*({"go": one} for one in odds), {}].__getitem__, lambda step, move: step < held
def cards_board(d, mode, picked, draw):
    cards, ends = [DECK[draw(52)]], {1: "higher", 13: "lower"}
    shown = Part(cards=cards, actions=[], guesses=[], skipsLeft=d.board.skips)
    def moves(step):
        rank = low(cards[-1])
        ranks = {ends[rank]: 12, "same": 1} if rank in ends else {"higher": 14 - rank, "lower": rank}
        return {guess: Fraction(number, 13) for guess, number in ranks.items()}
    def holds(step, move):
        cards.append(DECK[draw(52)])
        before, now = map(low, cards[-2:])
        shown.update(skipsLeft=shown.skipsLeft - (move == "skip"), actions=[*shown.actions, move])
        return ahead(now, before, ("higher", "lower", move if before not in ends else "same")) == move
    return shown, moves, holds
def play_ladder(d, bet, choose, draw):
    def pays_for(chance): return d.returns * chance.denominator // (100 * chance.numerator * d.payStep) * d.payStep
    boards = {"field": field_board, "rows": rows_board, "steps": steps_board, "cards": cards_board}
    picked, steps, chance, state = [], 0, Fraction(1), None
    shown, moves, holds = boards[d.board.type](d, bet.mode, picked, draw)
    while not state:
        after = {move: chance * odds for move, odds in moves(steps).items() if odds}
        offered = [move for move in after if pays_for(after[move]) <= d.most * 100]
        move = choose(*offered, *["skip"] * bool(shown.skipsLeft), *["take"] * (steps > 0)) if offered else "take"
        if move.startswith("pick:"): picked.append(int(move[5:]))
        if move == "take": state = "taken"
        elif not holds(steps, move) and move != "skip": state = "failed"
        elif move != "skip": chance, steps = after[move], steps + 1
    pays = pays_for(chance) if steps and state == "taken" else 0
    return paid(bet, pays, state=state, steps=steps, pays=pays, board={"type": d.board.type, **shown})

# Hands of poker
KINDS = {
    3: "high-card pair flush straight three-of-a-kind straight-flush".split(),
    5: "high-card pair two-pair three-of-a-kind straight flush full-house four-of-a-kind straight-flush".split(),
}
GROUPS = ["high-card", "pair", "three-of-a-kind", "four-of-a-kind", "five-of-a-kind"]
def read_hand(cards, wild=()):
    """The kind of three or five cards, the ranks that decide, and how many cards are wild."""
    plain, size = [card for card in cards if card not in wild], len(cards)
    w, ranks, suited = size - len(plain), [high(card) for card in plain], len({card[1] for card in plain}) == 1
    often = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    runs = {top: {rank % 13 for rank in range(top - size + 1, top + 1)} for top in range(12, size - 3, -1)}
    top = next((top for top, run in runs.items() if run.issuperset(ranks)), None)
    most, pairs = ranks.count(often[0]) + w, sum(ranks.count(rank) > 1 for rank in often)
    if pairs: kind = {(3, 2): "full-house", (2, 2): "two-pair"}.get((most, pairs), GROUPS[most - 1])
    elif suited and w == 4: kind = "four-wilds"
    elif suited and top: kind = "straight-flush"
    elif w < 3 and (suited or top): kind = "flush" if suited else "straight"
    else: kind = GROUPS[most - 1]
    return kind, [top] if "straight" in kind else often, w
def is_hand(line, size, kind, ranks):
    """Whether the hand is the one of a line: its kind, and the rank that decides among those of the line."""
    royal = (kind, ranks, size) == ("straight-flush", [12], 5)
    return line.hand in (kind, royal and "royal-flush") and ORDER[ranks[0]] in (line.of or ORDER)
def play_draw_poker(d, bet, choose, draw):
    deck = shuffled(DECK + ["JK"] * (d.wild == "joker"), draw)
    held, left = [digit == "1" for digit in choose(*(f"hold:{held:05b}" for held in range(32)))[5:]], deck[5:]
    def hand(coming):
        drawn = [card if keep else next(coming) for card, keep in zip(deck, held)]
        kind, ranks, w = read_hand(drawn, ["2S", "2H", "2D", "2C"] if d.wild == "deuces" else ["JK"])
        def makes(pay):
            beside = "with" not in pay or ORDER[ranks[-1]] in pay["with"]
            return is_hand(pay, 5, kind, ranks) and beside and not (pay.natural and w)
        return {"drawn": drawn, "line": next((i for i, pay in enumerate(d.pays) if makes(pay)), -1)}
    def another(): return hand(iter(swapped(list(left), ((k, k + draw(len(left) - k)) for k in range(5)))))
    number = bet.hands or 1
    hands = [hand(iter(left)), *(another() for _ in range(number - 1))]
    shown = {"dealt": deck[:5], "held": sum(keep << i for i, keep in enumerate(held)), **hands[0], **some(others=hands[1:])}
    staked, won = number * bet.stake, bet.stake * sum(d.pays[one["line"]].pays for one in hands if one["line"] >= 0)
    most = staked * d.declared.maxWin if bet.doubleUp and d.doubleUp else 0
    if not 0 < 2 * won <= most: return staked, {**bet, **shown, "win": won}
    tries = []
    while 0 < 2 * won <= most and len(tries) < d.doubleUp.tries and choose("collect", "double") == "double":
        dealer, *four = list(dealt(5, draw))[:5]
        picked = int(choose("pick:1", "pick:2", "pick:3", "pick:4")[5:]) - 1
        tries.append({"dealer": dealer, "cards": four, "picked": picked})
        won *= ahead(high(four[picked]), high(dealer), (2, 0, 1))
    return staked, {**bet, **shown, "win": won, "doubled": {"tries": tries, "won": won}}
def play_dealer_poker(d, bet, choose, draw):
    dealer, put, bonus = d.dealer or Part(cards=0), [], None
    cards = dealt(d.player + dealer.cards + d.board, draw)
    player, others, board = ([next(cards) for _ in range(number)] for number in (d.player, dealer.cards, d.board))
    for decision in d.decisions:
        action = choose("raise", decision.otherwise)
        if action == "fold": break
        put.append(decision["raise"] if action == "raise" else 0)
    def best(cards):
        return max((KINDS[d.hand].index(kind), ranks) for kind, ranks, _ in map(read_hand, combinations(cards, d.hand)))
    def odds_of(lines, hand, otherwise=None):
        kind, ranks = KINDS[d.hand][hand[0]], hand[1]
        return next((line.pays for line in lines if is_hand(line, d.hand, kind, ranks)), otherwise)
    mine = best(player + board)
    if len(put) < len(d.decisions): result, back, of_raise = "folded", 0, 0
    elif not d.dealer:
        back = of_raise = 1 + odds_of(d.pays.ante, mine, -1)
        result = "won" if back else "lost"
    else:
        theirs, needed, bonus = best(others + board), dealer.qualifies, odds_of(d.pays.bonus, mine)
        plays = theirs >= (KINDS[d.hand].index(needed.hand), [ORDER.index(rank) for rank in needed.ranks])
        result = ahead(mine, theirs, ("won", "lost", "tied")) if plays else "unqualified"
        back = {"lost": 0, "tied": 1}.get(result, 1 + odds_of(d.pays.ante, mine, 1))
        of_raise = {"lost": 0, "won": 1 + odds_of(d.pays["raise"], mine, 1)}.get(result, 1)
    spots = [("side", 1, 1 + odds_of(d.side.pays, best(player), -1))] if bet.side else []
    spots += [("ante", 1, back), *(("raise", one, one * of_raise) for one in put if one)]
    spots += [] if bonus is None else [("bonus", 0, bonus)]
    spots = [{"spot": name, "stake": antes * bet.stake, "returned": n * bet.stake} for name, antes, n in spots]
    shown = {"player": player, "board": board, "dealer": others, "raises": put, "result": result, "spots": spots}
    return total_of(spots, "stake"), {**bet, **shown, "win": total_of(spots, "returned")}

# Keno, bingo, tickets
def play_subset(d, bet, choose, draw):
    mode, rest, drawn = mode_of(d, bet), list(range(1, d.numbers + 1)), []
    expect(len(set(bet.numbers)) == len(bet.numbers) == mode.picks, "these numbers cannot be chosen")
    for left in range(d.numbers, d.numbers - mode.drawn, -1):
        drawn.append(swapped(rest, [(draw(left), left - 1)])[left - 1])
    marked = {cell for cell, number in enumerate(bet.numbers) if number in drawn}
    complete = (place for place, one in enumerate(d.patterns or (), 1) if any(map(marked.issuperset, one.shapes)))
    result = max(complete, default=0) if d.patterns else len(marked)
    return paid(bet, mode.pays[result], drawn=drawn, result=result, pays=mode.pays[result])
def unlike_ways(fields, fresh, seen):
    """In how many ways fields are filled without three alike: of symbols not used yet, and of those used once."""
    if fields == 0 or fresh < 0 or seen < 0: return int(fields == 0)
    return fresh * unlike_ways(fields - 1, fresh - 1, seen + 1) + seen * unlike_ways(fields - 1, fresh, seen - 1)
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
        others = iter(unlike(len(places), [one for one in range(s) if one != prize], draw))
        return {"symbols": [prize if place in own else next(others) for place in range(rules.fields)]}
    if rules.type == "match":
        pool = list(range(1, rules.of + 1))
        winning = [take(pool) for _ in range(rules.winning)]
        place, matched = (draw(rules.own), draw(rules.winning)) if wins else (-1, 0)
        def other(): return {"number": take(pool), "prize": lies_on(draw(sum(tickets)), tickets)}
        own = [{"number": winning[matched], "prize": prize} if i == place else other() for i in range(rules.own)]
        return {"winning": winning, "own": own}
    won, others = draw(rules.rows) if wins else -1, [row for row in product(range(s), repeat=3) if len({*row}) > 1]
    return {"rows": [[prize] * 3 if row == won else others[draw(len(others))] for row in range(rules.rows)]}
def play_ticket(d, bet, choose, draw):
    tickets, number = [prize.tickets for prize in d.prizes], draw(d.tickets)
    prize = lies_on(number, tickets)
    pays, shown = d.prizes[prize].pays if prize >= 0 else 0, ticket_fields(d.fields, prize, tickets, draw)
    return paid(bet, pays, number=number, prize=prize, pays=pays, fields={"type": d.fields.type, **shown})

# Cards that are compared: hands, result, the spots that win, and what else spots return
def deal_baccarat(d, take, has_first, choose):
    def total(cards): return sum(low(card) for card in cards if low(card) < 10) % 10
    first_four = [take() for _ in range(4)]
    player, banker = first_four[::2], first_four[1::2]
    if max(total(player), total(banker)) < 8:
        if total(player) <= 5: player.append(take())
        own, third = total(banker), total(player[2:])
        by_third = {3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: 6 <= third <= 7}
        if by_third.get(own, own <= 2) if len(player) == 3 else own <= 5: banker.append(take())
    result = ahead(total(player), total(banker), ("player", "banker", "tie"))
    pairs = [f"{name}-pair" for name, hand in (("player", player), ("banker", banker)) if hand[0][0] == hand[1][0]]
    return [player, banker], result, [result, *pairs], {"player": 100, "banker": 100} if result == "tie" else {}
def deal_dragon_tiger(d, take, has_first, choose):
    dragon, tiger = take(), take()
    result = ahead(low(dragon), low(tiger), ("dragon", "tiger", "tie"))
    back = dict.fromkeys(("dragon", "tiger"), d.rules.tied) if result == "tie" else {}
    return [[dragon], [tiger]], result, [result, *["suited-tie"] * (dragon == tiger)], back
def deal_war(d, take, has_first, choose):
    hands = [[take()], [take()]]
    def compare(): return ahead(*(high(hand[-1]) for hand in hands), ("player", "dealer", "tie"))
    result = compare()
    if result != "tie" or not has_first: return hands, result, [{"player": "main"}.get(result, result)], {}
    if choose("raise", "stay") == "stay": return hands, "given-up", ["tie"], {"main": d.rules.givenUp}
    for hand in hands: hand.append(take())
    return hands, compare(), ["tie"], {"main": {"player": d.rules.warWon, "tie": d.rules.warTied}.get(compare(), 0)}
def deal_andar_bahar(d, take, has_first, choose):
    laid_out, came = take(), []
    while not came or came[-1][0] != laid_out[0]: came.append(take())
    result = "andar" if len(came) % 2 else "bahar"
    lengths = [spot.id for spot in d.spots if spot.cards and spot.cards[0] <= len(came) <= spot.cards[1]]
    return [[laid_out], came[::2], came[1::2]], result, [result, *lengths], {}
def deal_red_dog(d, take, has_first, choose):
    left, right = take(), take()
    lowest, highest = sorted([high(left), high(right)])
    spread, spreads = highest - lowest - 1, d.rules.spreads
    if spread == 0: return [[left], [], [right]], "consecutive", [], {"ante": 100}
    times, middle = 2 if spread > 0 and choose("raise", "stay") == "raise" else 1, take()
    between = times * (spreads[spread - 1] if spread <= len(spreads) else d.spots[0].pays)
    paired = ("three", d.rules.three) if high(middle) == lowest else ("pair", 100)
    result, back = paired if spread < 0 else ("between", between) if lowest < high(middle) < highest else ("outside", 0)
    return [[left], [middle], [right]], result, [], {"ante": back}
def play_compare(d, bet, choose, draw):
    first, raised = d.spots[0].id, "raise" in choose
    on_first = sum(one.stake for one in bet.bets if one.spot == first)
    deal = globals()["deal_" + d.rules.type.replace("-", "_")]
    hands, result, winning, back = deal(d, shoe(d.decks, draw).__next__, on_first > 0, choose)
    returned = {**{spot.id: spot.pays for spot in d.spots if spot.id in winning}, **back}
    def win_of(spot, stake): return exact(stake * returned.get(spot, 0), 100)
    staked, shown = paid_on_spots(bet, win_of, hands=hands, result=result, raised=raised)
    return staked + on_first * raised, shown

# Dice: which way a bet is met, 0 when it is lost, None while it stands
def sic_bo(spot, dice, point):
    kind, *numbers = spot.split("-")
    total, alike, shown = sum(dice), len(set(dice)) == 1, [dice.count(int(n)) for n in numbers if n.isdigit()]
    plain = {"small": total <= 10, "big": total >= 11, "odd": total % 2 == 1, "even": total % 2 == 0}
    if kind in plain: return int(plain[kind] and not alike)
    if kind in ("any", "total"): return int(alike if kind == "any" else total == int(numbers[0]))
    return int({"single": shown[0], "double": shown[0] >= 2, "triple": shown[0] == 3, "pair": all(shown)}[kind])
ONCE = {"any-seven": {7: 1}, "any-craps": {2: 1, 3: 1, 12: 1}, "two": {2: 1}, "three": {3: 1}, "eleven": {11: 1},
        "twelve": {12: 1}, "field": {3: 1, 4: 1, 9: 1, 10: 1, 11: 1, 2: 2, 12: 3}}
LINES = {"pass": {7: 1, 11: 1, 2: 0, 3: 0, 12: 0}, "dont-pass": {2: 1, 3: 1, 12: 2, 7: 0, 11: 0}}
BEHIND = {"odds": "pass", "lay": "dont-pass"}
TRUE_ODDS = {4: (2, 1), 5: (3, 2), 6: (6, 5), 8: (6, 5), 9: (3, 2), 10: (2, 1)}
def craps(spot, dice, point):
    total, (kind, _, number) = sum(dice), spot.partition("-")
    if spot in LINES: return ({point: spot == "pass", 7: spot != "pass"} if point else LINES[spot]).get(total)
    if spot in ONCE: return ONCE[spot].get(total, 0)
    return {int(number): kind == "place" or dice[0] == dice[1], 7: 0}.get(total)
def play_dice_table(d, bet, choose, draw):
    dice, decided = (3, sic_bo) if d.table == "sic-bo" else (2, craps)
    pays = {spot.id: spot.pays for spot in d.spots}
    def standing(spot, stake): return Part(spot=spot, stake=stake, state="standing", win=0, roll=None)
    bets, rolls, point = [standing(one.spot, one.stake) for one in bet.bets], [], None
    while stand := {one.spot: one for one in bets if one.state == "standing"}:
        action = choose("roll", *(name for name in BEHIND if point and BEHIND[name] in stand)) if rolls else "roll"
        if action in BEHIND:
            line, (to, of) = stand[BEHIND[action]].stake, TRUE_ODDS[point]
            cost = line if action == "odds" else exact(line * to, of)
            if action not in stand: bets.append(stand.setdefault(action, standing(action, 0)))
            expect(stand[action].stake < 3 * cost, "no more could be added")
            stand[action].stake += cost
            continue
        rolls.append([draw(6) + 1 for _ in range(dice)])
        for spot, one in stand.items():
            way = decided(BEHIND.get(spot, spot), rolls[-1], point)
            if way is None and len(rolls) < 200: continue
            to, of = (TRUE_ODDS[point] if spot in BEHIND else pays[spot][way - 1]) if way else (0, 1)
            won = exact(one.stake * of, to) if spot == "lay" and way else exact(one.stake * to, of)
            win = 0 if way == 0 else one.stake + won
            one.update(win=win, roll=len(rolls) - 1, state={0: "lost", one.stake: "back"}.get(win, "won"))
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
def value_of(cards): return hand_value(cards)["total"]
def is_blackjack(cards): return len(cards) == 2 and value_of(cards) == 21
FIRST_TABLE = Part(blackjackPays=(3, 2), lateSurrender=False, dealer=Part(hitsSoft17=False, holeCard=True),
                   double=Part(on="any two cards", afterSplit=True), split=Part(hands=4, acesTakeOne=True))
DOUBLES = {"any two cards": range(22), "hard 9 to 11": range(9, 12), "hard 10 and 11": range(10, 12)}
HALVES = {"WIN": 4, "LOSE": 0, "PUSH": 2, "SURRENDER": 1, "BLACKJACK": 2}
def play_blackjack(d, bet, choose, draw):
    is_first, dealer, hands, events, step, insurance = "dealerPeeks" in d, [], [], [], 0, 0
    rules, cards = (FIRST_TABLE, iter(shuffled(DECK * 8, draw))) if is_first else (d, shoe(d.decks, draw))
    hole, boxes = rules.dealer.holeCard, bet.bets or [Part(spot="box-1", stake=bet.stake)]
    def tell(kind, **what): events.append({"step": step, "type": kind, **what})
    def new_hand(box, stake, split, cards):
        return Part(cards=cards, stake=stake, doubled=False, fromSplit=split, state="WAITING", box=box)
    def deal(place, hidden=False):
        card, to = next(cards), {"to": "dealer"} if place is None else {"to": "hand", "hand": place}
        (dealer if place is None else hands[place].cards).append(card)
        tell("card", **to, card="??" if hidden else card)
    def possible(hand):
        value, double, whole = hand_value(hand.cards), rules.double, not hand.fromSplit
        fits = value["total"] in DOUBLES[double.on] and not (value["soft"] and double.on != "any two cards")
        room = sum(one.box == hand.box for one in hands) < rules.split.hands
        first = {"double": fits and (whole or double.afterSplit), "surrender": whole and rules.lateSurrender,
                 "split": room and hand.cards[0][0] == hand.cards[1][0]} if len(hand.cards) == 2 else {}
        return ["hit", "stand", *some(**first)]
    hands += [new_hand(int(one.spot[4:]) - 1, one.stake, False, []) for one in boxes]
    for place in [*range(len(hands)), None, *range(len(hands))]: deal(place)
    if hole: deal(None, True)
    offered = is_first and dealer[0][0] == "A"
    if offered:
        insures, step = choose("insure", "decline") == "insure", 1
        insurance = exact(total_of(hands, "stake"), 2) * insures
        if insures: tell("insurance", stake=insurance)
    natural, shows_ten = is_blackjack(dealer), value_of(dealer[:1]) >= 10
    if hole and shows_ten: tell("peek", blackjack=natural)
    for hand in hands: hand.state = "BLACKJACK" if is_blackjack(hand.cards) else "STOOD" if natural else "WAITING"
    while waiting := [(hand.box, place) for place, hand in enumerate(hands) if hand.state == "WAITING"]:
        place = min(waiting)[1]
        hand, step = hands[place], step + 1
        action = choose(*possible(hand))
        if action == "split":
            hands.append(new_hand(hand.box, hand.stake, True, [hand.cards.pop()]))
            tell("split", hand=place, newHand=len(hands) - 1)
            for one in (place, len(hands) - 1): deal(one)
            for one in (hand, hands[-1]):
                stands = value_of(one.cards) == 21 or one.cards[0][0] == "A" and rules.split.acesTakeOne
                one.update(fromSplit=True, state="STOOD" if stands else "WAITING")
            continue
        if action != "hit": tell(action, hand=place)
        if action == "double": hand.update(stake=hand.stake * 2, doubled=True)
        if action in ("hit", "double"): deal(place)
        total = value_of(hand.cards)
        if total > 21: tell("bust", hand=place)
        ended = {"surrender": "SURRENDERED", "hit": "WAITING" if total < 21 else "STOOD"}
        hand.state = "BUST" if total > 21 else ended.get(action, "STOOD")
    states = [hand.state for hand in hands]
    if hole: tell("reveal", card=dealer[1])
    elif "STOOD" not in states and "BLACKJACK" in states and shows_ten: deal(None)
    def draws(total, soft): return total < 17 + (soft and rules.dealer.hitsSoft17)
    while "STOOD" in states and not is_blackjack(dealer) and draws(**hand_value(dealer)): deal(None)
    total, natural, (pays, to) = value_of(dealer), is_blackjack(dealer), rules.blackjackPays
    theirs = 22 if natural else total if total <= 21 else 0
    for place, hand in enumerate(hands):
        mine = {"BUST": -1, "BLACKJACK": 22}.get(hand.state, value_of(hand.cards))
        result = ahead(mine, theirs, ("BLACKJACK" if mine == 22 else "WIN", "LOSE", "PUSH"))
        if hand.state == "SURRENDERED": result = "SURRENDER"
        win = exact(hand.stake * HALVES[result], 2) + (exact(hand.stake * pays, to) if result == "BLACKJACK" else 0)
        hand.update(result=result, win=win, **hand_value(hand.cards))
        if is_first: del hand["box"]
        tell("settle", hand=place, result=result, win=win)
    insured = {"offered": offered, "stake": insurance, "win": 3 * insurance * natural}
    if insurance: tell("insuranceSettle", win=insured["win"])
    shown = {"phase": "SETTLED", "dealer": {"cards": dealer, **hand_value(dealer), "blackjack": natural}}
    more = {"hands": hands, "activeHand": -1, "insurance": insured, "actions": [], "events": events}
    return insurance + total_of(hands, "stake"), {**shown, **more, "win": insured["win"] + total_of(hands, "win")}

# Signatures: Ed25519 (RFC 8032), a point of the curve as its x and y
P, ORDER_OF_BASE = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
CURVE, ROOT = -121665 * pow(121666, -1, P) % P, pow(2, (P - 1) // 4, P)
def point_sum(p, q):
    across, along, t = p[0] * q[1] + p[1] * q[0], p[0] * q[0] + p[1] * q[1], CURVE * prod(p + q)
    return across * pow(1 + t, -1, P) % P, along * pow(1 - t, -1, P) % P
def point_times(number, point):
    total = (0, 1)
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
    return P - x if x % 2 != sign else x, y
BASE = point_from((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
def is_signed(key, signature, text):
    """Whether the owner of the key, in base64, signed the text."""
    key, s = base64.b64decode(key), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or s >= ORDER_OF_BASE: return False
    number = int.from_bytes(hashlib.sha512(signature[:32] + key + text.encode()).digest(), "little") % ORDER_OF_BASE
    return point_times(s, BASE) == point_sum(point_from(signature[:32]), point_times(number, point_from(key)))

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
RECEIPT = "a published key has signed a receipt that says the same of the round"
def check_receipt(file, commitment, receipt, keys):
    proof, said, batch, text = file.proof, json.loads(receipt.body, object_hook=Part), receipt.batch, receipt.body
    key = next((key for key in keys if (key.purpose, key.keyId) == ("receipts", receipt.keyId)), None)
    if batch: text = f"fairhouse-receipts/1\n{batch.size}\n{tree_root(text, batch.index, batch.size, batch.hashes)}\n"
    same = {"round": file.roundId, "currency": file.currency, "game": proof.game, "rules": proof.definitionHash}
    same.update(commitment=commitment, clientSeed=proof.clientSeed, nonce=proof.nonce)
    actions, played = said.choices.actions, said.over and not said.refused
    fits = canonical(said) == receipt.body and Part(said, **same) == said and said.opened <= said.at
    fits = fits and canonical(said.choices.bet) == canonical(proof.bet)
    fits = fits and (said.refused is not None or actions == proof.actions[: len(actions)])
    if said.refused and said.over and said.outcome is None: fits = False  # the stake was refused, nothing was played
    if played: fits = fits and (actions, said.stake, said.win) == (proof.actions, file.staked, file.win)
    if played and said.outcome: fits = fits and said.outcome == sha256(canonical(file.outcome))
    in_use = key and key["from"] <= said.at and (key.until is None or said.at <= key.until)
    in_use = in_use and hashlib.sha256(base64.b64decode(key.publicKey)).hexdigest()[:16] == key.keyId
    signed = fits and in_use and is_signed(key.publicKey, base64.b64decode(receipt.signature), text)
    yield key and signed, RECEIPT
def check_log(file, commitment, keys, heads):
    """What stands in the log, who signed its head, and whether a head kept from before the round is the same."""
    def opened(note):
        """Name, size, root and time of a head; whether it is signed, None without the key."""
        text, _, signatures = note.rpartition("\n\n")
        name, size, root, time = (text + "\n").split("\n")[:4]
        own = [line.split(" ")[2] for line in signatures.split("\n") if line.startswith(f"— {name} ")]
        key = next((key for key in keys if key.purpose == "log" and key.keyId.rpartition("+")[0] == name), None)
        expect(MOMENT.fullmatch(time.removeprefix("time ")), "the head has no time")
        signed = key and any(is_signed(key.publicKey, base64.b64decode(one)[4:], text + "\n") for one in own)
        return name, int(size), root, time.removeprefix("time "), signed
    log, chain, receipts = file.log, file.proof.chain, [json.loads(one.body) for one in file.receipts or []]
    began, players = min((one["opened"] for one in receipts), default=None), {one["player"] for one in receipts}
    name, size, root, _, signed = opened(log.note)
    entry, found = json.loads(log.entry), tree_root(log.entry, log.index, size, log.proof)
    fits = entry["commitment"] == commitment and entry.get("table") == (file.proof.game if chain else None)
    fits = fits and (chain.link <= entry["links"] if chain else players <= {entry["player"]})
    yield found == root and fits, f"the commitment stands in the log {name} under the head of {size} entries"
    yield entry["at"] <= began if began else None, "the log had the commitment before the round"
    yield signed, "a published key has signed this head"
    kept = [head for head in map(opened, heads) if head[4] and head[0] == name]
    before = began and any(at <= began for _, length, _, at, _ in kept if length == size)
    same = all(other == root for _, length, other, _, _ in kept if length == size)
    in_time = not any(began and at >= began for _, length, _, at, _ in kept if length <= log.index)
    yield same and in_time and (bool(before) or None), "the head is one that was kept from before the round"

# Files
def check_chain(proof, chains):
    at, link, end = proof.serverSeed, proof.chain.link, proof.chain.end
    yield proof.nonce == link and 1 <= link <= MOST_LINKS, f"the number of the round, {link}, is that of its link"
    for _ in range(min(link, MOST_LINKS)): at = sha256(at)
    yield at == end, f"hashed {link} times, the server seed gives the end of the chain, {end}"
    listed = [one.salt for one in chains if (one.table, one.end) == (proof.game, end)] == [proof.clientSeed]
    yield listed if chains else None, "end and salt are those of a published chain of this table"
    yield None, "the salt is a value of drand (its signature is not checked here)"
def check_play(file, own):
    proof, pot, choose = file.proof, file.outcome.pot, Choices(file.proof.actions)
    draw = drawing_from(seed_words(proof.serverSeed, proof.clientSeed, proof.nonce))
    staked, played = globals()["play_" + own.engine.replace("-", "_")](own.definition, proof.bet, choose, draw)
    expect(not choose, "there was nothing more to choose")
    won = played["win"] + (pot or 0)
    if "pot" in played:
        least, most = (own.definition.pot[bound][file.currency] for bound in ("start", "most"))
        yield isinstance(pot, int) and least <= pot <= most, f"it takes the pot, in which {pot} can have been"
        played["pot"] = pot
    same = canonical({"kind": own.engine, **played}) == canonical(file.outcome)
    yield same, "the recorded outcome is the one that follows"
    sums = f"it stakes {file.staked} and returns {file.win} minor units of {file.currency}"
    yield (staked, won) == (file.staked, file.win), sums
def tried(lines, what):
    """These lines, or that what they are about is wrong, when it cannot be read or computed."""
    try: yield from list(lines)
    except UNREADABLE as problem: yield False, f"{what} ({problem})"
def check(file, rules, chains, keys, heads):
    """What is right, what is wrong, and what cannot be said about a round, line by line."""
    proof, own = file.proof, rules.get((file.proof.game, file.proof.definitionHash))
    commitment = proof.chain.end if proof.chain else proof.serverSeedHash
    yield SEED.fullmatch(proof.serverSeed) is not None, "the server seed is 64 hexadecimal digits"
    yield sha256(proof.serverSeed) == proof.serverSeedHash, "the server seed has the hash that the file names"
    yield CLIENT_SEED.fullmatch(proof.clientSeed) is not None, "the client seed has a form that players can choose"
    yield own is not None, f"the rules {proof.definitionHash[:16]}... are among the definitions"
    if own is None: return
    yield sha256(canonical(own.definition)) == proof.definitionHash, "these rules have that hash"
    yield own.shared == bool(proof.chain), "a round has a place in a chain exactly if its table is shared"
    if proof.chain: yield from check_chain(proof, chains)
    for receipt in file.receipts or []: yield from tried(check_receipt(file, commitment, receipt, keys), RECEIPT)
    if file.log: yield from tried(check_log(file, commitment, keys, heads), "the commitment stands in the log")
    yield from tried(check_play(file, own), "bet and choices can be played by these rules")
def text_of(path):
    with open(path, encoding="utf-8") as file: return file.read()
def read(path): return json.loads(text_of(path), object_hook=Part)
def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    says, right = {True: "right", False: "WRONG"}, True
    parser.add_argument("rounds", nargs="+")
    parser.add_argument("--definitions", required=True)
    for name in ("chains", "keys", "head"): parser.add_argument(f"--{name}", action="append", default=[])
    given = parser.parse_args()
    try:
        rules = {(one.game, one.definitionHash): one for one in read(given.definitions).definitions}
        chains = [chain for path in given.chains for chain in read(path).data.chains]
        keys, heads = [key for path in given.keys for key in read(path)["keys"]], [text_of(path) for path in given.head]
        contents = [read(path) for path in given.rounds]
        for file in sum((content if isinstance(content, list) else [content] for content in contents), []):
            expect(file.format == "fairhouse-round/1", "this is no file of a round")
            print(f"Round {file.roundId} of {file.proof.game}")
            for holds, line in check(file, rules, chains, keys, heads):
                print(f"  {says.get(holds, 'open ')}  {line}")
                right = right and holds is not False
    except (OSError, *UNREADABLE) as problem:
        print(f"A file cannot be read: {problem!r}", file=sys.stderr)
        return 2
    print("Every round follows from its seeds." if right else "Not every round could be confirmed.")
    return 0 if right else 1
if __name__ == "__main__": sys.exit(main())
