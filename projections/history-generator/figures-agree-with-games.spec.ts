import { groupBy } from '@fullcourt/domain/facts/group-by'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { PERCENTAGES, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import type { LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { addShots } from '@fullcourt/domain/statistics/shots'
import { exactValue } from '@fullcourt/domain/statistics/stat-leaders'
import { addTotals, type Totals } from '@fullcourt/domain/statistics/totals'
import type { StandingsRow } from '../standings/row'
import { standings } from '../standings/standings'
import { playerLines } from '../statistics/player-lines'
import { padNumber } from '../order'
import { playerInEntry } from '../statistics/player-place'
import { rankingPlaceIn, type RankingPlace } from '../statistics/rankings'
import type { EntryPart } from '../statistics/entry-parts'
import { playerInSeason, playerSeasons, type PlayerSeason } from '../statistics/player-seasons'
import { activeGames, count, factsOf, holds, holdsAllAlong, listsBy, listsOf, type SomeGame } from './at-the-end'
import { activeGamesOfFacts } from './games-of-facts'
import type { Installation } from './installation'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const derivedOf = (line: Figures) => deriveLine(line).figures

/** Sums and counts of the given figures over lines that are summed one by one. */
const counted = (lines: readonly Figures[], figures: readonly Figure[]) => {
  const derived = lines.map(derivedOf)
  const kept = figures
    .map(figure => [figure, derived.flatMap(line => line[figure] ?? [])] as const)
    .filter(([, values]) => values.length > 0)
  return {
    sums: Object.fromEntries(kept.map(([figure, values]) => [figure, sum(values)])),
    kept: Object.fromEntries(kept.map(([figure, values]) => [figure, values.length])),
  }
}

/** The figures of a line by which a ratio is counted: only lines that keep both of them. */
const keepsBoth =
  ([made, attempted]: readonly [Figure, Figure]) =>
  (line: Figures) =>
    line[made] !== undefined && line[attempted] !== undefined

/** Of every sport, the figure that tables show, and the ratio of lines that keep both of its figures. */
const shotsOfTable = (lines: readonly Figures[]) => {
  const counts = SPORTS.flatMap(({ summary: { figure, percentage } }) => {
    const ratio = PERCENTAGES[percentage]
    return [counted(lines, [figure]), counted(lines.map(derivedOf).filter(keepsBoth(ratio)), ratio)]
  })
  return {
    sums: Object.assign({}, ...counts.map(({ sums }) => sums)) as Totals['sums'],
    kept: Object.assign({}, ...counts.map(({ kept }) => kept)) as Totals['kept'],
  }
}

const ALL_FIGURES: readonly Figure[] = SPORTS.flatMap(({ figures }) => figures)

type EntrysGame = {
  readonly own: number
  readonly others: number
  /** Whether it was won without a game; undefined where there was one. */
  readonly isGiven: boolean | undefined
  readonly lines: readonly Figures[]
}

/** Every active regular game, as one entry sees it. */
const regularGames = (installation: Installation, entry: number): readonly EntrysGame[] =>
  activeGames(installation)
    .filter(({ context }) => context.stage === 'regular')
    .flatMap(({ context, figures: { score, walkover, lines } }) =>
      SIDES.filter(side => context[side].entry === entry).map(side => ({
        own: score?.[side] ?? 0,
        others: score?.[side === 'home' ? 'away' : 'home'] ?? 0,
        isGiven: walkover === undefined ? undefined : walkover === side,
        lines: lines.filter(line => line.side === side).map(({ line }) => line),
      })),
    )

const expectedRow = (installation: Installation, { season, entry, team }: EntryPlace): StandingsRow => {
  const games = regularGames(installation, entry)
  const known = installation.contents(season).entries.get(entry)
  return {
    entry,
    team,
    active: known?.left === false,
    wins: count(games, ({ own, others, isGiven }) => isGiven ?? own > others),
    losses: count(games, ({ own, others, isGiven }) => (isGiven === undefined ? own < others : !isGiven)),
    ties: count(games, ({ own, others }) => own === others && own > 0),
    walkovers: count(games, ({ isGiven }) => isGiven !== undefined),
    pointsFor: sum(games.map(({ own }) => own)),
    pointsAgainst: sum(games.map(({ others }) => others)),
    players: known?.roster.length ?? 0,
    totals: shotsOfTable(games.flatMap(({ lines }) => lines)),
  }
}

const entriesOf = (installation: Installation, league: LeagueId) => installation.entries.filter(entry => entry.league === league)

it('Standings are what the games at the end come to', () =>
  holds(standings, (documents, { installation }) => {
    const leagues = installation.leagues.map(({ league }) => league).filter(league => entriesOf(installation, league).length > 0)
    const expected = leagues.map(league => [
      String(league),
      { rows: entriesOf(installation, league).map(entry => expectedRow(installation, entry)) },
    ])
    expect(Object.fromEntries(documents)).toEqual(Object.fromEntries(expected))
  }))

type Facts = Parameters<typeof activeGamesOfFacts>[0]
type PlayersLine = { readonly game: SomeGame; readonly side: 'home' | 'away'; readonly line: Figures }

/** All lines of the active games, by player and entry. */
const linesAtTheEnd = (facts: Facts): ReadonlyMap<string, readonly PlayersLine[]> => {
  const found = new Map<string, PlayersLine[]>()
  for (const game of activeGamesOfFacts(facts))
    for (const { player, side, line } of game.figures.lines) {
      const id = playerInEntry(player, game.context[side].entry)
      found.set(id, [...(found.get(id) ?? []), { game, side, line }])
    }
  return found
}

/** Of every ratio of which something was attempted, the shots of lines that keep both of its figures. */
const expectedShots = (entered: readonly Figures[]) =>
  Object.fromEntries(
    Object.entries(PERCENTAGES).flatMap(([name, ratio]) => {
      const { sums } = counted(entered.map(derivedOf).filter(keepsBoth(ratio)), ratio)
      const [made = 0, attempted = 0] = ratio.map(figure => sums[figure])
      return made === 0 && attempted === 0 ? [] : [[name, { made, attempted }]]
    }),
  )

/** What the regular lines of a player in an entry come to. */
const expectedSums = (lines: readonly PlayersLine[]) => {
  const entered = lines.map(({ line }) => line).filter(line => Object.keys(line).length > 0)
  return { totals: { games: entered.length, ...counted(entered, ALL_FIGURES) }, shots: expectedShots(entered) }
}

const isRegular = ({ game }: PlayersLine) => game.context.stage === 'regular'

/** The seasons of the players who play in the regular games at the end. */
const seasonsAtTheEnd = (facts: Facts): readonly PlayerSeason[] => {
  const parts = [...linesAtTheEnd(facts)].flatMap(([id, lines]) => {
    const { player, season, ...at } = placeOf(facts, id)
    const { totals, shots } = expectedSums(lines.filter(isRegular))
    return totals.games === 0 ? [] : [{ player, season, part: { ...at, totals, shots } as EntryPart }]
  })
  return groupBy(parts, ({ player, season }) => `${season}-${player}`).map(same => ({
    player: same[0].player ?? 0,
    season: same[0].season ?? 0,
    parts: same.map(({ part }) => part).toSorted((a, b) => a.entry - b.entry),
  }))
}

/** Where a document of a player stands, by its id: in an entry of a team. */
const placeOf = (facts: Facts, id: string) => {
  const [player, entry] = id.split('-').map(Number)
  const place = factsOf(facts, 'TeamEnteredLeague').find(({ data }) => data.entry === entry)?.data
  return { player, entry, team: place?.team, league: place?.league, season: place?.season }
}

/** What is expected of each document, those too that are expected and missing. */
const byPlayer = (a: PlayerSeason, b: PlayerSeason) => a.season - b.season || a.player - b.player

const expectedOf = (facts: Facts, documents: ReadonlyMap<string, unknown>, of: (lines: readonly PlayersLine[]) => object) => {
  const lines = linesAtTheEnd(facts)
  const ids = [...new Set([...documents.keys(), ...lines.keys()])]
  return new Map(ids.map(id => [id, { ...placeOf(facts, id), ...of(lines.get(id) ?? []) }]))
}

it('Seasons of players are what their regular lines at the end come to', () =>
  holdsAllAlong(playerSeasons, (documents, facts) =>
    expect([...documents.values()].filter(({ parts }) => parts.length > 0).toSorted(byPlayer)).toEqual(
      seasonsAtTheEnd(facts).toSorted(byPlayer),
    ),
  ))

it('Seasons of players are listed by the leagues where they played', () =>
  holdsAllAlong(playerSeasons, (documents, facts) => {
    const places = seasonsAtTheEnd(facts).flatMap(({ player, season, parts }) =>
      [...new Set(parts.map(({ league }) => league))].map(league => ({ league, player, season })),
    )
    const lists = listsBy(
      places.toSorted((a, b) => a.player - b.player),
      ({ league }) => [`league=${league}`],
      ({ season, player }) => playerInSeason(season, player),
    )
    const leagues = Object.entries(listsOf(playerSeasons, documents)).filter(([list]) => list.startsWith('league='))
    expect(Object.fromEntries(leagues)).toEqual(lists)
  }))

/** What a player of a season is ranked by in each statistic and form, and of the same value all alike. */
const rankedIn = (seasons: readonly PlayerSeason[], list: string) => {
  const [season, abbreviation, by] = list.split(':') as [string, Abbreviation, LeaderForm]
  const values = seasons
    .filter(one => one.season === Number(season))
    .map(({ player, parts }) => {
      const totals = parts.map(part => part.totals).reduce(addTotals)
      return { player, value: exactValue({ ...totals, shots: addShots(parts.map(({ shots }) => shots)) }, abbreviation, by) }
    })
    .filter(({ value }) => value > 0)
  return values.toSorted((a, b) => b.value - a.value || a.player - b.player)
}

it('Leaders are listed by the exact values of their seasons', () =>
  holdsAllAlong(playerSeasons, (documents, facts) => {
    const seasons = seasonsAtTheEnd(facts)
    const lists = new Map<string, RankingPlace[]>()
    for (const [id, document] of documents)
      for (const { key, order } of playerSeasons.places(document, id)['rankings'] ?? [])
        lists.set(key, [...(lists.get(key) ?? []), rankingPlaceIn(order)])
    for (const [list, places] of lists) {
      const sorted = places.toSorted((a, b) => (a.value === b.value ? a.player - b.player : a.value < b.value ? 1 : -1))
      expect(sorted.map(({ player, value }) => ({ player, value }))).toEqual(
        rankedIn(seasons, list).map(({ player, value }) => ({ player, value: padNumber(value) })),
      )
    }
    const led = new Set(
      seasons.flatMap(({ season, parts }) => parts.flatMap(({ totals }) => ((totals.sums.PTS ?? 0) > 0 ? season : []))),
    )
    for (const season of led) expect(lists.get(`${season}:PTS:total`)).toBeDefined()
  }))

it('Lines of players are those of the games at the end', () =>
  holdsAllAlong(playerLines, (documents, facts) =>
    expect(documents).toEqual(
      expectedOf(facts, documents, lines => ({
        lines: lines.map(({ game, side, line }) => ({
          game: game.id,
          stage: game.context.stage,
          side,
          opponent: game.context[side === 'home' ? 'away' : 'home'].team,
          line,
        })),
      })),
    ),
  ))
