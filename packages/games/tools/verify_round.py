#!/usr/bin/env python3
"""Verifies rounds of Fairhouse from their files alone, by docs/fairness.md. Needs Python 3.9 or newer and nothing else.

  python3 verify_round.py --definitions definitions.json [--chains FILE] [--keys FILE] [--head FILE] ROUND.json ...

"open" is what cannot be told without keys or a kept head, or not with this tool. Ends with 0 when nothing is wrong
about any round, with 1 when something is, with 2 when a file cannot be read.
"""
import argparse, base64, hashlib, hmac, json, re, struct, sys
from fractions import Fraction
from itertools import accumulate, combinations, count, islice, product, takewhile
from math import prod
from operator import mul
from typing import Callable, Iterable, Iterator, Optional

WORDS, MOST_LINKS = 2**32, 10_000_000
SEED, CLIENT_SEED = re.compile("[0-9a-f]{64}"), re.compile("[ -9;-~]{1,64}")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
UNREADABLE = (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
Draw = Callable[[int], int]  # draw(n): one of 0 ... n - 1
Line = tuple  # of what is printed: True, False or None for what cannot be said, and what it is about
class Part(dict):
    """An object of JSON whose fields are attributes; those that are not there are None."""
    __getattr__, __setattr__ = dict.get, dict.__setitem__
def sha256(text: str) -> str: return hashlib.sha256(text.encode()).hexdigest()
def canonical(value) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
def some(**parts) -> dict: return {name: part for name, part in parts.items() if part}
def total_of(things: Iterable[dict], field: str) -> int: return sum(thing[field] for thing in things)
def expect(holds, what: str) -> None:
    if not holds: raise ValueError(what)
def exact(number: int, divisor: int) -> int:
    expect(number % divisor == 0, f"{number} / {divisor} is not whole")
    return number // divisor
class Choices(list):
    """The player's choices, taken one after another as the round asks for them."""
    def __call__(self, *possible: str) -> str:
        expect(self and self[0] in possible, f"a choice among {', '.join(possible)} is missing")
        return self.pop(0)

# Numbers
def seed_words(server_seed: str, client_seed: str, nonce: int) -> Iterator[int]:
    for message in (f"{client_seed}:{nonce}:{block}".encode() for block in count()):
        yield from struct.unpack(">8I", hmac.digest(server_seed.encode(), message, "sha256"))
def page_words(seed: int) -> Iterator[int]:
    """xoshiro128** by Blackman and Vigna, for the pages of books."""
    def rotl(word, by): return (word << by | word >> (32 - by)) % WORDS
    s = [(seed + 0x9E3779B9 * k) % WORDS for k in (1, 2, 3, 4)]
    for shift, factor in (16, 0x21F0AAAD), (15, 0x735A2D97), (15, 1): s = [(z ^ z >> shift) * factor % WORDS for z in s]
    while True:
        yield rotl(s[1] * 5 % WORDS, 7) * 9 % WORDS
        third, fourth = s[2] ^ s[0], s[3] ^ s[1]
        s = [s[0] ^ fourth, s[1] ^ third, third ^ (s[1] << 9) % WORDS, rotl(fourth, 11)]
def drawing_from(words: Iterator[int]) -> Draw:
    def draw(n):
        expect(1 <= n <= WORDS, f"cannot draw below {n}")
        return next(word for word in words if word < WORDS - WORDS % n) % n
    return draw
def drawn_place(lengths: list, draw: Draw, total: Optional[int] = None) -> tuple:
    """A number, and the place on which it lies when each is as long as said; -1 beyond them all."""
    number = draw(total or sum(lengths))
    return number, next((place for place, end in enumerate(accumulate(lengths)) if number < end), -1)
def weighted_draw(pairs: list, draw: Draw):
    things, weights = zip(*pairs)
    return things[drawn_place(weights, draw)[1]]
def taken_from(things: Iterable, draw: Draw) -> Iterator:
    """Things as they are asked for, each the one at the place drawn among those that are left."""
    left = list(things)
    while left: yield left.pop(draw(len(left)))
def swapped(things: list, places: Iterable[tuple]) -> list:
    for i, p in places: things[i], things[p] = things[p], things[i]
    return things

# Cards
DECK, ORDER = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"], "23456789TJQKA"
def low(card: str) -> int: return "A23456789TJQK".index(card[0]) + 1
def high(card: str) -> int: return ORDER.index(card[0])
def ahead(one, other, names: tuple): return names[2] if one == other else names[one < other]
def shuffled(cards: list, draw: Draw) -> list:
    return swapped(cards, ((i, draw(i + 1)) for i in reversed(range(1, len(cards)))))
def dealt(number: int, draw: Draw) -> Iterator[str]:
    return iter(swapped(list(DECK), ((k, k + draw(52 - k)) for k in range(number))))
def shoe(decks: int, draw: Draw) -> Iterator[str]:
    return taken_from((card for card in DECK for _ in range(decks)), draw)

# Slots
def slot_rules(d: Part) -> Part:
    if d.way: return d
    scatter = Part(symbol=d.scatter, pays=d.scatterPays, **{"from": 3})
    return Part(d, way="lines", stakeCoins=len(d.lines), tiers=[3, 4, 5], wilds={d.wild: 1}, scatter=scatter)
def cells_of(window: list, symbols: Iterable) -> list:
    return [(x, y) for x, column in enumerate(window) for y, shown in enumerate(column) if shown in symbols]
def pay_for(r: Part, symbol: str, number: int) -> int:
    return [0, *r.pays.get(symbol, [0] * len(r.tiers))][sum(number >= least for least in r.tiers)]
# What may win, by the way in which a slot pays: symbol, count, cells, by what the pay is multiplied, what else is shown
def on_lines(r: Part, window: list, marks: Optional[dict]) -> Iterator[tuple]:
    for from_right, (line, rows) in product((False, True)[: 1 + (r.way == "both")], enumerate(r.lines)):
        cells = list(enumerate(rows))[:: -1 if from_right else 1]
        symbols = [window[x][y] for x, y in cells]
        symbol = next((one for one in symbols if one not in r.wilds), r.symbols[0])
        number = len(list(takewhile({symbol, *r.wilds}.__contains__, symbols)))
        times = prod(r.wilds.get(one, 1) for one in symbols[:number])
        if not (from_right and number == r.reels):
            yield symbol, number, cells[:number], times, {"line": line, **some(fromRight=from_right)}
def in_clusters(r: Part, window: list, marks: Optional[dict]) -> Iterator[tuple]:
    left = {(x, y): symbol for x, column in enumerate(window) for y, symbol in enumerate(column)}
    while left:
        cells, symbol = [next(iter(left))], next(iter(left.values()))
        for x, y in cells:
            beside = (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)
            cells += [at for at in beside if left.get(at) == symbol and at not in cells]
        for at in cells: del left[at]
        yield symbol, len(cells), cells, sum(marks.get(at, 0) for at in cells) or 1, {}
def by_ways(r: Part, window: list, marks: Optional[dict]) -> Iterator[tuple]:
    for symbol in r.symbols:
        weights = {**r.wilds, symbol: 1}
        counts = takewhile(bool, (sum(weights.get(one, 0) for one in column) for column in window))
        ways = list(accumulate(counts, mul))
        if ways: yield symbol, len(ways), cells_of(window[: len(ways)], weights), 1, {"ways": ways[-1]}
def anywhere(r: Part, window: list, marks: Optional[dict]) -> Iterator[tuple]:
    for symbol in r.symbols: yield symbol, len(cells := cells_of(window, [symbol])), cells, 1, {}
WAYS_TO_WIN = {"lines": on_lines, "both": on_lines, "clusters": in_clusters, "ways": by_ways, "anywhere": anywhere}
def wins_of(r: Part, window: list, factor: int, marks: Optional[dict] = None, rise: int = 1) -> Iterator[Part]:
    for symbol, number, cells, times, shown in WAYS_TO_WIN[r.way](r, window, marks):
        coins = pay_for(r, symbol, number) * times * rise * shown.get("ways", 1)
        shown.update(symbol=symbol, count=number, cells=cells, **some(times=times * rise > 1 and times * rise))
        if coins: yield Part(shown, coins=coins, win=coins * factor)
def hold_coins(r: Part, coin: int, window: list, draw: Draw) -> Optional[dict]:
    hold, left, landed = r.hold, r.hold.respins, cells_of(window, [r.hold.symbol])
    def coins(cells): return [{"cell": cell, "win": weighted_draw(hold["values"], draw) * coin} for cell in cells]
    free = [(x, y) for x in range(r.reels) for y in range(r.rows) if (x, y) not in landed]
    if len(landed) < hold["from"]: return None
    landings = [coins(landed)]
    while left and free:
        landed = [cell for cell in free if draw(hold.oneIn) == 0]
        free, left = [cell for cell in free if cell not in landed], hold.respins if landed else left - 1
        landings.append(coins(landed))
    full = 0 if free else hold.full * coin
    return {"first": landings[0], "spins": landings[1:], "full": full, "win": total_of(sum(landings, []), "win") + full}
def play_slot(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    r = slot_rules(d)
    coin, free, wild, staked = bet.coin, r.freeSpins or Part(), next(iter(r.wilds or ()), None), bet.coin * r.stakeCoins
    cap, spins, so_far = r.maxWin * staked, [], Part(total=0, awarded=0, left=1, stuck=[], special=None)
    own = next((one for one in r.modes or () if one.id == bet.mode), Part(strips=r.strips, cost=r.stakeCoins))
    def note(mode, factor, spin, window, coins, extra=0):
        """Adds a spin to the round, with what its scatters pay, award and turn."""
        cells, scatter, won = cells_of(window, [r.scatter.symbol]) if r.scatter else [], None, coins * factor + extra
        if cells and len(cells) >= r.scatter["from"]:
            tier = min(len(cells) - r.scatter["from"], len(r.scatter.pays) - 1)
            granted = min(free.awards[tier], free.maxPerRound - so_far.awarded) if free else 0
            so_far.update(awarded=so_far.awarded + granted, left=so_far.left + granted)
            win = r.scatter.pays[tier] * r.stakeCoins * factor
            scatter = {"count": len(cells), "cells": cells, "win": win, "freeSpins": granted}
            part = draw(len(r.wheel.parts)) if r.wheel else None
            if r.wheel: spin["wheel"] = {"part": part, "win": r.wheel.parts[part] * staked}
            won += win + (spin["wheel"]["win"] if r.wheel else 0)
        won = min(won, cap - so_far.total)
        so_far.total += won
        sums = {"scatter": scatter, "win": won, "totalWin": so_far.total, "freeSpinsLeft": so_far.left}
        spins.append({"mode": mode, "multiplier": factor // coin, **spin, **sums})
    def turn(mode, factor, fixed):
        """One spin. `fixed` reels have their stop and show one symbol: held ones, and those that are joined."""
        shown, is_free, special = Part(held=sorted(fixed), special=so_far.special), mode == "free", so_far.special
        if r.colossal and (is_free or draw(r.colossal.oneIn) == 0):
            place, (first, last) = draw(len(r.colossal.symbols)), r.colossal.reels
            shown.colossal = r.colossal.symbols[place]
            fixed = dict.fromkeys(range(first, last + 1), (place, shown.colossal))
        strips = (free.strips or r.strips) if is_free else own.strips
        stops = [fixed[x][0] if x in fixed else draw(len(strip)) for x, strip in enumerate(strips)]
        window = [[strip[(stop + row) % len(strip)] for row in range(r.rows)] for strip, stop in zip(strips, stops)]
        def show(symbol, cells):
            for x, y in cells: window[x][y] = symbol
            return cells
        for x in fixed: show(fixed[x][1], [(x, row) for row in range(r.rows)])
        if r.mystery and not fixed:
            symbol, cells = weighted_draw(r.mystery.becomes, draw), cells_of(window, [r.mystery.symbol])
            shown.mystery = show(symbol, cells) and {"symbol": symbol, "cells": cells}
        if r.sticky and is_free: shown.stuck, so_far.stuck = show(wild, so_far.stuck), cells_of(window, [wild])
        if r.respins: shown.filled = sorted({x for x, _ in cells_of(window, r.wilds)}.difference(fixed))
        read = [[wild] * r.rows if x in (shown.filled or ()) else column for x, column in enumerate(window)]
        lines, reels = list(wins_of(r, read, factor)), sorted({x for x, _ in cells_of(window, [special])})
        shown.hold = hold_coins(r, coin, window, draw) if r.hold and mode == "base" else None
        expanded = pay_for(r, special, len(reels)) * len(r.lines or ())
        shown.expanded = expanded and {"symbol": special, "reels": reels, "win": expanded * factor}
        spin, held = {"stops": stops, "window": window, "lines": lines, **some(**shown)}, shown.hold or Part(win=0)
        note(mode, factor, spin, read, total_of(lines, "coins") + expanded, held["win"])
    def tumble(mode, factor, book):
        page, bomb, most = draw(book.pages), r.tumble.bombs or Part(), r.tumble.mostOfCell
        by_page, steps, bombs, marks = drawing_from(page_words(2 * page + book.salt)), [], [], {}
        falling = [(symbol, book.weights[symbol]) for symbol in r.symbols if symbol in book.weights]
        heights = [weighted_draw(r.heights, by_page) if r.heights else r.rows for _ in range(r.reels)]
        board = [[] for _ in heights]
        while not steps or steps[-1]["lines"]:
            for x, column in enumerate(board):
                for y in reversed(range(heights[x] - len(column))):
                    column.insert(0, weighted_draw(falling, by_page))
                    if column[0] == bomb.symbol:
                        bombs.append(Part(cell=[x, y], times=weighted_draw(bomb["values"], by_page)))
            lines = list(wins_of(r, board, factor, marks, min(len(steps) + 1, r.rising or 1)))
            spots = most > 1 and [[marks.get((x, y), 1) for y in range(rows)] for x, rows in enumerate(heights)]
            steps.append({"window": board, "lines": lines, **some(spots=spots)})
            gone = {cell for line in lines for cell in line.cells}
            for one in bombs: one.cell[1] += sum(x == one.cell[0] and y > one.cell[1] for x, y in gone)
            board = [[one for y, one in enumerate(column) if (x, y) not in gone] for x, column in enumerate(board)]
            if most > 1: marks.update({at: min(most, marks.get(at, 1) * 2) for at in gone})
        coins, times = sum(total_of(step["lines"], "coins") for step in steps), max(1, total_of(bombs, "times"))
        spin = {"stops": [page], **steps[0], **some(tumbles=steps[1:], bombs=coins and times > 1 and bombs)}
        note(mode, factor, spin, board, coins * times)
    while so_far.left > 0 and so_far.total < cap:
        mode, factor, held = ("free", coin * free.multiplier, {}) if spins else ("base", coin, {})
        if len(spins) == 1 and free.expanding: so_far.special = free.expanding[draw(len(free.expanding))]
        so_far.left -= 1
        book = (free.book if spins else None) or r.book
        tumble(mode, factor, book) if book else turn(mode, factor, {})
        for _ in range(r.respins.most if r.respins else 0):
            if so_far.total >= cap or "filled" not in spins[-1]: break
            held.update({x: (spins[-1]["stops"][x], wild) for x in spins[-1]["filled"]})
            turn("respin", coin, held)
    pot = {"pot": None} if r.pot and draw(r.pot.chances[bet.currency]) < coin * own.cost else {}
    shown = {"capped": so_far.total == cap, "win": so_far.total, "spins": spins, **pot}
    return coin * own.cost, {"coin": coin, **some(mode=bet.mode), **shown}

# One number
def paid(bet: Part, hundredths: int, **shown) -> tuple:
    """Of a bet with one stake: its fields, what it led to, and the win."""
    return bet.stake, {**bet, **shown, "win": exact(bet.stake * hundredths, 100)}
def paid_on_spots(bet: Part, win_of: Callable[[str, int], int], **shown) -> tuple:
    """Of a bet on several spots: the win of each, by its spot and stake."""
    bets = [{**one, "win": win_of(one.spot, one.stake)} for one in bet.bets]
    return total_of(bets, "stake"), {**shown, "bets": bets, "win": total_of(bets, "win")}
def mode_of(d: Part, bet: Part) -> Part: return next(mode for mode in d.modes if mode.id == bet.mode)
def play_roulette(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    spots, number = {spot.id: spot.numbers for spot in d.spots}, draw(len(d.wheel))
    def win_of(spot, stake):
        kind = spot.split("-")[0]
        if number in spots[spot]: return stake * (d.pays[kind] + 1)
        return exact(stake, 2) if number == 0 and kind in (d.halfBack or []) else 0
    colour = next((colour for colour in ("red", "black") if number in spots[colour]), "green")
    return paid_on_spots(bet, win_of, number=number, colour=colour)
def play_threshold(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    (by,), number, most = {"winning", "pays"}.intersection(bet), draw(d.numbers), exact(d.numbers * d.returns, 100)
    winning = bet.winning or most // bet.pays
    pays = bet.pays or most // winning // d.payStep * d.payStep
    expect(by in d.by and pays > 100 and pays % d.payStep == 0, "this pay is not offered")
    expect(d.winning.least <= winning <= d.winning.most, "this chance is not offered")
    action = choose.pop(0) if bet.manual else "end"
    out = None if action == "end" else int(action.removeprefix("out:"))
    expect(out is None or d.rise and most // (d.winning.most + 1) < out < pays, "there it could not be cashed out")
    at, taken = (winning, pays) if out is None else (most // out, out)
    wins = {"below": number < at, "above": number >= d.numbers - at}[bet.side]
    return paid(bet, taken * wins, winning=winning, number=number, pays=pays, **({"out": out} if bet.manual else {}))
def play_weighted(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    mode = mode_of(d, bet)
    number, segment = drawn_place(mode.weights or [1] * len(mode.pays), draw)
    return paid(bet, mode.pays[segment], number=number, segment=segment, pays=mode.pays[segment])
def play_curve(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    point = max(100, min(d.most, (d.returns << 32) // (100 * (draw(WORDS) + 1))))
    out = int(choose.pop().removeprefix("out:")) if choose else None
    expect(out is None or d.least <= out < bet.target and out <= point, "there it could not be taken")
    taken = bet.target if out is None else out
    return paid(bet, taken * (taken <= point), out=out, point=point)
def play_subset(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    mode, rest = mode_of(d, bet), list(range(1, d.numbers + 1))
    expect(len(set(bet.numbers)) == len(bet.numbers) == mode.picks, "these numbers cannot be chosen")
    places = range(d.numbers - 1, d.numbers - 1 - mode.drawn, -1)
    drawn = [swapped(rest, [(draw(last + 1), last)])[last] for last in places]
    marked = {cell for cell, number in enumerate(bet.numbers) if number in drawn}
    complete = (place for place, one in enumerate(d.patterns or (), 1) if any(map(marked.issuperset, one.shapes)))
    result = max(complete, default=0) if d.patterns else len(marked)
    return paid(bet, mode.pays[result], drawn=drawn, result=result, pays=mode.pays[result])

# Tickets
def unlike_ways(fields: int, fresh: int, seen: int) -> int:
    """In how many ways fields are filled without three alike: of symbols not used yet, and of those used once."""
    if fields == 0 or fresh < 0 or seen < 0: return int(fields == 0)
    return fresh * unlike_ways(fields - 1, fresh - 1, seen + 1) + seen * unlike_ways(fields - 1, fresh, seen - 1)
def unlike(fields: int, symbols: list, draw: Draw) -> Iterator[int]:
    rank, filled = draw(unlike_ways(fields, len(symbols), 0)), []
    for after in reversed(range(fields)):
        for symbol in (one for one in symbols if filled.count(one) < 2):
            counts = [[*filled, symbol].count(one) for one in symbols]
            ways = unlike_ways(after, counts.count(0), counts.count(1))
            if rank < ways: break
            rank -= ways
        filled.append(symbol)
    return iter(filled)
def alike_fields(rules: Part, prize: int, tickets: list, draw: Draw) -> dict:
    own = list(islice(taken_from(range(rules.fields), draw), 0 if prize < 0 else 3))
    others = unlike(rules.fields - len(own), [one for one in range(len(tickets)) if one != prize], draw)
    return {"symbols": [prize if place in own else next(others) for place in range(rules.fields)]}
def match_fields(rules: Part, prize: int, tickets: list, draw: Draw) -> dict:
    takes = taken_from(range(1, rules.of + 1), draw)
    winning = list(islice(takes, rules.winning))
    place, matched = (-1, 0) if prize < 0 else (draw(rules.own), draw(rules.winning))
    def other(): return {"number": next(takes), "prize": drawn_place(tickets, draw)[1]}
    own = [{"number": winning[matched], "prize": prize} if i == place else other() for i in range(rules.own)]
    return {"winning": winning, "own": own}
def rows_fields(rules: Part, prize: int, tickets: list, draw: Draw) -> dict:
    won = -1 if prize < 0 else draw(rules.rows)
    others = [row for row in product(range(len(tickets)), repeat=3) if len({*row}) > 1]
    return {"rows": [[prize] * 3 if row == won else others[draw(len(others))] for row in range(rules.rows)]}
def play_ticket(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    tickets = [prize.tickets for prize in d.prizes]
    number, prize = drawn_place(tickets, draw, d.tickets)
    pays, fill = d.prizes[prize].pays if prize >= 0 else 0, globals()[d.fields.type + "_fields"]
    fields = {"type": d.fields.type, **fill(d.fields, prize, tickets, draw)}
    return paid(bet, pays, number=number, prize=prize, pays=pays, fields=fields)

# Ladders. Of a board: what of it is shown, the odds of each move at a step, and whether a move holds
def choose_places(of: int, number: int, draw: Draw) -> list:
    taken = list(islice(taken_from(range(of), draw), min(number, of - number)))
    return [place for place in range(of) if (place in taken) == (2 * number <= of)]
def field_board(d: Part, mode: int, picked: list, draw: Draw) -> tuple:
    tiles, traps = d.board.tiles, choose_places(d.board.tiles, d.board.traps[mode], draw)
    def moves(step):
        odds = Fraction(tiles - len(traps) - step, tiles - step)
        return {f"pick:{tile}": odds for tile in range(tiles) if tile not in picked}
    return Part(picked=picked, traps=traps), moves, lambda step, move: picked[-1] not in traps
def rows_board(d: Part, mode: int, picked: list, draw: Draw) -> tuple:
    rows = d.board.modes[mode].rows
    traps = [choose_places(row.tiles, row.tiles - row.safe, draw) for row in rows]
    ways = [{f"pick:{tile}": Fraction(row.safe, row.tiles) for tile in range(row.tiles)} for row in rows] + [{}]
    return Part(picked=picked, traps=traps), ways.__getitem__, lambda step, move: picked[-1] not in traps[step]
def steps_board(d: Part, mode: int, picked: list, draw: Draw) -> tuple:
    pays = d.board.modes[mode].pays
    odds = [Fraction(d.returns, 100 * pays[0]), *map(Fraction, pays, pays[1:])]
    held = [*(draw(to) < of for to, of in zip([pays[0] * 100, *pays[1:]], [d.returns, *pays])), False].index(False)
    return Part(held=held), [*({"go": one} for one in odds), {}].__getitem__, lambda step, move: step < held
def cards_board(d: Part, mode: int, picked: list, draw: Draw) -> tuple:
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
def play_ladder(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    def pays_for(chance): return d.returns * chance.denominator // (100 * chance.numerator * d.payStep) * d.payStep
    picked, steps, chance, state = [], 0, Fraction(1), None
    shown, moves, holds = globals()[d.board.type + "_board"](d, bet.mode, picked, draw)
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
KINDS = {3: "high-card pair flush straight three-of-a-kind straight-flush".split()}
KINDS[5] = "high-card pair two-pair three-of-a-kind straight flush full-house four-of-a-kind straight-flush".split()
GROUPS = ["high-card", "pair", "three-of-a-kind", "four-of-a-kind", "five-of-a-kind"]
def read_hand(cards: list, wild: Iterable[str] = ()) -> tuple:
    """The kind of three or five cards, the ranks that decide, and how many cards are wild."""
    plain, size = [card for card in cards if card not in wild], len(cards)
    w, ranks, suited = size - len(plain), [high(card) for card in plain], len({card[1] for card in plain}) == 1
    often = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    runs = {top: {rank % 13 for rank in range(top - size + 1, top + 1)} for top in range(12, size - 3, -1)}
    top, most = next((top for top, run in runs.items() if run.issuperset(ranks)), None), ranks.count(often[0]) + w
    kind, pairs = GROUPS[most - 1], sum(ranks.count(rank) > 1 for rank in often)
    if pairs: kind = {(3, 2): "full-house", (2, 2): "two-pair"}.get((most, pairs), kind)
    elif suited and w == 4: kind = "four-wilds"
    elif suited and top: kind = "straight-flush"
    elif w < 3 and (suited or top): kind = "flush" if suited else "straight"
    return kind, [top] if "straight" in kind else often, w
def is_hand(line: Part, size: int, kind: str, ranks: list, w: int = 0) -> bool:
    """Whether a hand is that of a line: its kind, and the ranks that decide first and last."""
    royal = (kind, ranks, size) == ("straight-flush", [12], 5) and not (line.natural and w)
    of, beside = line.of or ORDER, line.get("with", ORDER)
    return line.hand in (kind, royal and "royal-flush") and ORDER[ranks[0]] in of and ORDER[ranks[-1]] in beside
def play_draw_poker(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    deck, number = shuffled(DECK + ["JK"] * (d.wild == "joker"), draw), bet.hands or 1
    held, left = [digit == "1" for digit in choose(*(f"hold:{held:05b}" for held in range(32)))[5:]], deck[5:]
    def hand(coming):
        drawn = [card if keep else next(coming) for card, keep in zip(deck, held)]
        read = read_hand(drawn, ["2S", "2H", "2D", "2C"] if d.wild == "deuces" else ["JK"])
        return {"drawn": drawn, "line": next((i for i, pay in enumerate(d.pays) if is_hand(pay, 5, *read)), -1)}
    def another(): return hand(iter(swapped(list(left), ((k, k + draw(len(left) - k)) for k in range(5)))))
    hands = [hand(iter(left)), *(another() for _ in range(number - 1))]
    held_bits = sum(keep << i for i, keep in enumerate(held))
    shown = {"dealt": deck[:5], "held": held_bits, **hands[0], **some(others=hands[1:])}
    staked, won = number * bet.stake, bet.stake * sum(d.pays[one["line"]].pays for one in hands if one["line"] >= 0)
    most, tries = staked * d.declared.maxWin if bet.doubleUp and d.doubleUp else 0, []
    may_double = 0 < 2 * won <= most
    while 0 < 2 * won <= most and len(tries) < d.doubleUp.tries and choose("collect", "double") == "double":
        dealer, *four = islice(dealt(5, draw), 5)
        picked = int(choose("pick:1", "pick:2", "pick:3", "pick:4")[5:]) - 1
        tries.append({"dealer": dealer, "cards": four, "picked": picked})
        won *= ahead(high(four[picked]), high(dealer), (2, 0, 1))
    doubled = {"doubled": {"tries": tries, "won": won}} if may_double else {}
    return staked, {**bet, **shown, "win": won, **doubled}
def play_dealer_poker(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    dealer, put, bonus = d.dealer or Part(cards=0), [], None
    cards = dealt(d.player + dealer.cards + d.board, draw)
    player, others, board = (list(islice(cards, number)) for number in (d.player, dealer.cards, d.board))
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
    if bonus is not None: spots.append(("bonus", 0, bonus))
    spots = [{"spot": name, "stake": antes * bet.stake, "returned": n * bet.stake} for name, antes, n in spots]
    shown = {"player": player, "board": board, "dealer": others, "raises": put, "result": result, "spots": spots}
    return total_of(spots, "stake"), {**bet, **shown, "win": total_of(spots, "returned")}

# Cards that are compared: hands, result, the spots that win, and what else spots return
def deal_baccarat(d: Part, cards: Iterator[str], has_first: bool, choose: Choices) -> tuple:
    def total(hand): return sum(low(card) for card in hand if low(card) < 10) % 10
    first_four = list(islice(cards, 4))
    player, banker = first_four[::2], first_four[1::2]
    if max(total(player), total(banker)) < 8:
        if total(player) <= 5: player.append(next(cards))
        own, third = total(banker), total(player[2:])
        by_third = {3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: 6 <= third <= 7}
        if by_third.get(own, own <= 2) if len(player) == 3 else own <= 5: banker.append(next(cards))
    result = ahead(total(player), total(banker), ("player", "banker", "tie"))
    pairs = [f"{name}-pair" for name, hand in (("player", player), ("banker", banker)) if hand[0][0] == hand[1][0]]
    return [player, banker], result, [result, *pairs], {"player": 100, "banker": 100} if result == "tie" else {}
def deal_dragon_tiger(d: Part, cards: Iterator[str], has_first: bool, choose: Choices) -> tuple:
    dragon, tiger = islice(cards, 2)
    result = ahead(low(dragon), low(tiger), ("dragon", "tiger", "tie"))
    back = dict.fromkeys(("dragon", "tiger"), d.rules.tied) if result == "tie" else {}
    return [[dragon], [tiger]], result, [result, *["suited-tie"] * (dragon == tiger)], back
def deal_war(d: Part, cards: Iterator[str], has_first: bool, choose: Choices) -> tuple:
    hands = [[next(cards)], [next(cards)]]
    def compare(): return ahead(*(high(hand[-1]) for hand in hands), ("player", "dealer", "tie"))
    result = compare()
    if result != "tie" or not has_first: return hands, result, [{"player": "main"}.get(result, result)], {}
    if choose("raise", "stay") == "stay": return hands, "given-up", ["tie"], {"main": d.rules.givenUp}
    for hand in hands: hand.append(next(cards))
    return hands, compare(), ["tie"], {"main": {"player": d.rules.warWon, "tie": d.rules.warTied}.get(compare(), 0)}
def deal_andar_bahar(d: Part, cards: Iterator[str], has_first: bool, choose: Choices) -> tuple:
    laid_out, came = next(cards), [next(cards)]
    while came[-1][0] != laid_out[0]: came.append(next(cards))
    result = "andar" if len(came) % 2 else "bahar"
    lengths = [spot.id for spot in d.spots if spot.cards and spot.cards[0] <= len(came) <= spot.cards[1]]
    return [[laid_out], came[::2], came[1::2]], result, [result, *lengths], {}
def deal_red_dog(d: Part, cards: Iterator[str], has_first: bool, choose: Choices) -> tuple:
    left, right = islice(cards, 2)
    lowest, highest = sorted([high(left), high(right)])
    spread, spreads = highest - lowest - 1, d.rules.spreads
    if spread == 0: return [[left], [], [right]], "consecutive", [], {"ante": 100}
    times, middle = 2 if spread > 0 and choose("raise", "stay") == "raise" else 1, next(cards)
    between = times * (spreads[spread - 1] if spread <= len(spreads) else d.spots[0].pays)
    paired = ("three", d.rules.three) if high(middle) == lowest else ("pair", 100)
    result, back = paired if spread < 0 else ("between", between) if lowest < high(middle) < highest else ("outside", 0)
    return [[left], [middle], [right]], result, [], {"ante": back}
def play_compare(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    first, raised = d.spots[0].id, "raise" in choose
    on_first = sum(one.stake for one in bet.bets if one.spot == first)
    deal = globals()["deal_" + d.rules.type.replace("-", "_")]
    hands, result, winning, back = deal(d, shoe(d.decks, draw), on_first > 0, choose)
    returned = {**{spot.id: spot.pays for spot in d.spots if spot.id in winning}, **back}
    def win_of(spot, stake): return exact(stake * returned.get(spot, 0), 100)
    staked, shown = paid_on_spots(bet, win_of, hands=hands, result=result, raised=raised)
    return staked + on_first * raised, shown

# Dice: which way a bet is met, 0 when it is lost, None while it stands
def sic_bo(spot: str, dice: list, point: None) -> int:
    total, (kind, *numbers), unlike = sum(dice), spot.split("-"), len({*dice}) > 1
    shown = min((dice.count(int(number)) for number in numbers if number.isdigit()), default=0)
    return int({
        "small": unlike and total <= 10, "big": unlike and total >= 11, "odd": unlike and total % 2 == 1,
        "even": unlike and total % 2 == 0, "any": not unlike, "total": numbers == [str(total)],
        "single": shown, "double": shown >= 2, "triple": shown == 3, "pair": shown >= 1,
    }[kind])
ONCE = {"any-seven": {7: 1}, "any-craps": {2: 1, 3: 1, 12: 1}, "two": {2: 1}, "three": {3: 1}, "eleven": {11: 1},
        "twelve": {12: 1}, "field": {3: 1, 4: 1, 9: 1, 10: 1, 11: 1, 2: 2, 12: 3}}
LINES = {"pass": {7: 1, 11: 1, 2: 0, 3: 0, 12: 0}, "dont-pass": {2: 1, 3: 1, 12: 2, 7: 0, 11: 0}}
BEHIND = {"odds": "pass", "lay": "dont-pass"}
TRUE_ODDS = {4: (2, 1), 5: (3, 2), 6: (6, 5), 8: (6, 5), 9: (3, 2), 10: (2, 1)}
def craps(spot: str, dice: list, point: Optional[int]) -> Optional[int]:
    total, (kind, _, number) = sum(dice), spot.partition("-")
    if spot in LINES: return ({point: spot == "pass", 7: spot != "pass"} if point else LINES[spot]).get(total)
    if spot in ONCE: return ONCE[spot].get(total, 0)
    return {int(number): kind == "place" or dice[0] == dice[1], 7: 0}.get(total)
def play_dice_table(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
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
def hand_value(cards: list) -> dict:
    hard = sum(min(low(card), 10) for card in cards)
    soft = hard <= 11 and any(card[0] == "A" for card in cards)
    return {"total": hard + 10 * soft, "soft": soft}
def value_of(cards: list) -> int: return hand_value(cards)["total"]
def is_blackjack(cards: list) -> bool: return len(cards) == 2 and value_of(cards) == 21
FIRST_TABLE = Part(blackjackPays=(3, 2), lateSurrender=False, dealer=Part(hitsSoft17=False, holeCard=True),
                   double=Part(on="any two cards", afterSplit=True), split=Part(hands=4, acesTakeOne=True))
DOUBLES = {"any two cards": range(22), "hard 9 to 11": range(9, 12), "hard 10 and 11": range(10, 12)}
HALVES = {"WIN": 4, "LOSE": 0, "PUSH": 2, "SURRENDER": 1, "BLACKJACK": 2}
def play_blackjack(d: Part, bet: Part, choose: Choices, draw: Draw) -> tuple:
    is_first, dealer, events, step, insurance = "dealerPeeks" in d, [], [], 0, 0
    rules, cards = (FIRST_TABLE, iter(shuffled(DECK * 8, draw))) if is_first else (d, shoe(d.decks, draw))
    hole, boxes = rules.dealer.holeCard, bet.bets or [Part(spot="box-1", stake=bet.stake)]
    def tell(kind, **what): events.append({"step": step, "type": kind, **what})
    def new_hand(box, stake, split, cards):
        return Part(cards=cards, stake=stake, doubled=False, fromSplit=split, state="WAITING", box=box)
    hands = [new_hand(int(one.spot[4:]) - 1, one.stake, False, []) for one in boxes]
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
    for place in [*range(len(hands)), None, *range(len(hands))]: deal(place)
    if hole: deal(None, True)
    offered = is_first and dealer[0][0] == "A"
    if offered:
        insurance, step = exact(total_of(hands, "stake"), 2) * (choose("insure", "decline") == "insure"), 1
        if insurance: tell("insurance", stake=insurance)
    natural, shows_ten = is_blackjack(dealer), value_of(dealer[:1]) >= 10
    if hole and shows_ten: tell("peek", blackjack=natural)
    for hand in hands: hand.state = "BLACKJACK" if is_blackjack(hand.cards) else "STOOD" if natural else "WAITING"
    while waiting := [(hand.box, place) for place, hand in enumerate(hands) if hand.state == "WAITING"]:
        place, step = min(waiting)[1], step + 1
        hand, played = hands[place], [place]
        action = choose(*possible(hand))
        if action == "split":
            hands.append(new_hand(hand.box, hand.stake, True, [hand.cards.pop()]))
            hand.fromSplit, played = True, [place, len(hands) - 1]
            tell("split", hand=place, newHand=len(hands) - 1)
        elif action != "hit": tell(action, hand=place)
        if action == "double": hand.update(stake=hand.stake * 2, doubled=True)
        for one in played if action in ("hit", "double", "split") else (): deal(one)
        for one, own in ((one, hands[one].cards) for one in played):
            ends = action in ("stand", "double") or action == "split" and own[0][0] == "A" and rules.split.acesTakeOne
            over = {"surrender": "SURRENDERED"}.get(action, "STOOD" if ends or value_of(own) == 21 else "WAITING")
            hands[one].state = "BUST" if value_of(own) > 21 else over
            if value_of(own) > 21: tell("bust", hand=one)
    states = [hand.state for hand in hands]
    if hole: tell("reveal", card=dealer[1])
    elif "STOOD" not in states and "BLACKJACK" in states and shows_ten: deal(None)
    def draws(total, soft): return total < 17 + (soft and rules.dealer.hitsSoft17)
    while "STOOD" in states and not is_blackjack(dealer) and draws(**hand_value(dealer)): deal(None)
    total, natural, (pays, to) = value_of(dealer), is_blackjack(dealer), rules.blackjackPays
    theirs = 22 if natural else total if total <= 21 else 0
    for place, hand in enumerate(hands):
        mine = {"BUST": -1, "BLACKJACK": 22}.get(hand.state, value_of(hand.cards))
        against = ahead(mine, theirs, ("BLACKJACK" if mine == 22 else "WIN", "LOSE", "PUSH"))
        result = "SURRENDER" if hand.state == "SURRENDERED" else against
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
def point_sum(p: tuple, q: tuple) -> tuple:
    across, along, t = p[0] * q[1] + p[1] * q[0], p[0] * q[0] + p[1] * q[1], CURVE * prod(p + q)
    return across * pow(1 + t, -1, P) % P, along * pow(1 - t, -1, P) % P
def point_times(number: int, point: tuple) -> tuple:
    if number == 0: return 0, 1
    twice = point_times(number // 2, point_sum(point, point))
    return point_sum(twice, point) if number % 2 else twice
def point_from(written: bytes) -> tuple:
    sign, y = divmod(int.from_bytes(written, "little"), 2**255)
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, P) % P
    root = pow(square, (P + 3) // 8, P)
    x = next((x for x in (root, root * ROOT % P) if x * x % P == square), None)
    expect(len(written) == 32 and y < P and x is not None and (x or not sign), "this is no point of the curve")
    return P - x if x % 2 != sign else x, y
BASE = point_from((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
def is_signed(key: str, signature: bytes, text: str) -> bool:
    """Whether the owner of the key, in base64, signed the text."""
    key, s = base64.b64decode(key), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or s >= ORDER_OF_BASE: return False
    number = int.from_bytes(hashlib.sha512(signature[:32] + key + text.encode()).digest(), "little") % ORDER_OF_BASE
    return point_times(s, BASE) == point_sum(point_from(signature[:32]), point_times(number, point_from(key)))

# What the operator has signed: True, False, or None for what cannot be said without a key or a head
def tree_root(text: str, index: int, size: int, hashes: list) -> str:
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
def check_receipt(file: Part, commitment: str, receipt: Part, keys: list) -> Iterator[Line]:
    proof, said, batch, text = file.proof, json.loads(receipt.body, object_hook=Part), receipt.batch, receipt.body
    key = next((key for key in keys if (key.purpose, key.keyId) == ("receipts", receipt.keyId)), None)
    if batch: text = f"fairhouse-receipts/1\n{batch.size}\n{tree_root(text, batch.index, batch.size, batch.hashes)}\n"
    actions, played = said.choices.actions, said.over and not said.refused
    same = {"round": file.roundId, "currency": file.currency, "game": proof.game, "rules": proof.definitionHash,
            "commitment": commitment, "clientSeed": proof.clientSeed, "nonce": proof.nonce}
    if played: same.update(stake=file.staked, win=file.win)
    if played and said.outcome: same.update(outcome=sha256(canonical(file.outcome)))
    made = proof.actions if played else actions if said.refused else proof.actions[: len(actions)]
    same.update(choices={"actions": made, "bet": proof.bet})
    holds = canonical({**said, **same}) == receipt.body and said.opened <= said.at
    if said.refused and said.over and said.outcome is None: holds = False  # the stake was refused, nothing was played
    in_use = key and key["from"] <= said.at and (key.until is None or said.at <= key.until)
    in_use = in_use and hashlib.sha256(base64.b64decode(key.publicKey)).hexdigest()[:16] == key.keyId
    yield key and holds and in_use and is_signed(key.publicKey, base64.b64decode(receipt.signature), text), RECEIPT
def read_head(note: str, keys: list) -> Part:
    """Name, size, root and time of a head, and whether it is signed: None without the key."""
    text, _, signatures = note.rpartition("\n\n")
    name, size, root, time = (text + "\n").split("\n")[:4]
    own = [line.split(" ")[2] for line in signatures.split("\n") if line.startswith(f"— {name} ")]
    key = next((key for key in keys if key.purpose == "log" and key.keyId.rpartition("+")[0] == name), None)
    expect(MOMENT.fullmatch(time.removeprefix("time ")), "the head has no time")
    signed = key and any(is_signed(key.publicKey, base64.b64decode(one)[4:], text + "\n") for one in own)
    return Part(name=name, size=int(size), root=root, at=time.removeprefix("time "), signed=signed)
def check_log(file: Part, commitment: str, keys: list, heads: list) -> Iterator[Line]:
    """What stands in the log, who signed its head, and whether a head kept from before the round is the same."""
    log, chain, receipts = file.log, file.proof.chain, [json.loads(one.body) for one in file.receipts or []]
    began, players = min((one["opened"] for one in receipts), default=None), {one["player"] for one in receipts}
    entry, head = json.loads(log.entry), read_head(log.note, keys)
    fits = entry["commitment"] == commitment and entry.get("table") == (file.proof.game if chain else None)
    fits = fits and (chain.link <= entry["links"] if chain else players <= {entry["player"]})
    fits = fits and tree_root(log.entry, log.index, head.size, log.proof) == head.root
    yield fits, f"the commitment stands in the log {head.name} under the head of {head.size} entries"
    yield entry["at"] <= began if began else None, "the log had the commitment before the round"
    yield head.signed, "a published key has signed this head"
    kept = [one for one in (read_head(note, keys) for note in heads) if one.signed and one.name == head.name]
    equal, small = [one for one in kept if one.size == head.size], [one for one in kept if one.size <= log.index]
    consistent = all(one.root == head.root for one in equal) and not any(began and one.at >= began for one in small)
    before = began and any(one.at <= began for one in equal)
    yield consistent and (bool(before) or None), "the head is one that was kept from before the round"

# Files
def check_chain(proof: Part, chains: list) -> Iterator[Line]:
    at, link, end = proof.serverSeed, proof.chain.link, proof.chain.end
    yield proof.nonce == link and 1 <= link <= MOST_LINKS, f"the number of the round, {link}, is that of its link"
    for _ in range(min(link, MOST_LINKS)): at = sha256(at)
    yield at == end, f"hashed {link} times, the server seed gives the end of the chain, {end}"
    listed = [one.salt for one in chains if (one.table, one.end) == (proof.game, end)] == [proof.clientSeed]
    yield listed if chains else None, "end and salt are those of a published chain of this table"
    yield None, "the salt is a value of drand (its signature is not checked here)"
def check_play(file: Part, own: Part) -> Iterator[Line]:
    proof, pot, choose = file.proof, file.outcome.pot, Choices(file.proof.actions)
    draw = drawing_from(seed_words(proof.serverSeed, proof.clientSeed, proof.nonce))
    staked, played = globals()["play_" + own.engine.replace("-", "_")](own.definition, proof.bet, choose, draw)
    expect(not choose, "there was nothing more to choose")
    if "pot" in played:
        least, most = (own.definition.pot[bound][file.currency] for bound in ("start", "most"))
        yield isinstance(pot, int) and least <= pot <= most, f"it takes the pot, in which {pot} can have been"
        played["pot"] = pot
    same = canonical({"kind": own.engine, **played}) == canonical(file.outcome)
    yield same, "the recorded outcome is the one that follows"
    sums = f"it stakes {file.staked} and returns {file.win} minor units of {file.currency}"
    yield (staked, played["win"] + (pot or 0)) == (file.staked, file.win), sums
def tried(lines: Iterator[Line], what: str) -> Iterator[Line]:
    """These lines, or that what they are about is wrong, when it cannot be read or computed."""
    try: yield from list(lines)
    except UNREADABLE as problem: yield False, f"{what} ({problem})"
def check(file: Part, rules: dict, chains: list, keys: list, heads: list) -> Iterator[Line]:
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
def text_of(path: str) -> str:
    with open(path, encoding="utf-8") as file: return file.read()
def read(path: str): return json.loads(text_of(path), object_hook=Part)
def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rounds", nargs="+")
    parser.add_argument("--definitions", required=True)
    for name in ("chains", "keys", "head"): parser.add_argument(f"--{name}", action="append", default=[])
    given, says, right = parser.parse_args(), {True: "right", False: "WRONG"}, True
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
