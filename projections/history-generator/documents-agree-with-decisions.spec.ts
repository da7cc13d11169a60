import type { AnyFact } from '@fullcourt/domain/facts/catalogue'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { pointSums } from '@fullcourt/domain/games/mismatch'
import { gameStream, type ScheduledGame } from '@fullcourt/domain/games/state'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import type { EntryPlace } from '@fullcourt/domain/seasons/leagues/events'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { noTotals } from '@fullcourt/domain/statistics/totals'
import fc from 'fast-check'
import { knownOf } from '../card'
import { gameCard } from '../games/game-card'
import { pointSumsOf } from '../games/game-points'
import { gameSheet } from '../games/game-sheet'
import type { ReadModel } from '../projection'
import { entryCard } from '../seasons/entry'
import { leagueCard } from '../seasons/league'
import { seasonCard } from '../seasons/season'
import { folded, listed } from '../specification'
import { standings } from '../standings/standings'
import type { StandingsRow } from '../standings/row'
import { playerInEntry } from '../statistics/player-place'
import { playerLines } from '../statistics/player-lines'
import { playerTotals } from '../statistics/player-totals'
import { histories, type History } from './histories'
import type { Installation } from './installation'

/** For any history, what the documents of a model say is what can be counted afresh from the states at its end. */
const holds = <Document>(
  model: ReadModel<Document>,
  check: (documents: ReadonlyMap<string, Document>, history: History) => void,
) =>
  fc.assert(
    fc.property(histories, history => check(folded(model, history.facts), history)),
    { numRuns: 60 },
  )

type SomeGame = Omit<ScheduledGame, 'kind'> & { readonly kind: 'scheduled' | 'deleted' }

const gamesOf = (installation: Installation): readonly SomeGame[] =>
  installation.games.map(({ game }) => installation.log.state(gameStream, game)).filter(game => game.kind !== 'unknown')

const standingGames = (installation: Installation) => gamesOf(installation).filter(game => game.kind === 'scheduled')

const count = <Thing>(things: readonly Thing[], counts: (thing: Thing) => boolean) => things.filter(counts).length
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Sums and counts of the given figures over lines that are summed one by one. */
const counted = (lines: readonly Figures[], figures: readonly Figure[]) => {
  const derived = lines.map(line => deriveLine(line).figures)
  const kept = figures
    .map(figure => [figure, derived.flatMap(line => line[figure] ?? [])] as const)
    .filter(([, values]) => values.length > 0)
  return {
    sums: Object.fromEntries(kept.map(([figure, values]) => [figure, sum(values)])),
    kept: Object.fromEntries(kept.map(([figure, values]) => [figure, values.length])),
  }
}

const ALL_FIGURES: readonly Figure[] = ['PTS', 'AST', 'REB', 'FGM', 'FGA', '2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA']

type EntrysGame = { readonly own: number; readonly others: number; readonly lines: readonly Figures[] }

/** Every regular game that stands, as one entry sees it. */
const regularGames = (installation: Installation, entry: number): readonly EntrysGame[] =>
  standingGames(installation)
    .filter(({ place }) => place.stage === 'regular')
    .flatMap(({ place, figures: { score, lines } }) =>
      (['home', 'away'] as const)
        .filter(side => place[side].entry === entry)
        .map(side => ({
          own: score?.[side] ?? 0,
          others: score?.[side === 'home' ? 'away' : 'home'] ?? 0,
          lines: lines.filter(line => line.side === side).map(({ line }) => line),
        })),
    )

const expectedRow = (installation: Installation, { season, entry, team }: EntryPlace): StandingsRow => {
  const games = regularGames(installation, entry)
  const known = installation.contents(season).entries.get(entry)
  return {
    entry,
    team,
    standing: known?.left === false,
    wins: count(games, ({ own, others }) => own > others),
    losses: count(games, ({ own, others }) => own < others),
    ties: count(games, ({ own, others }) => own === others && own > 0),
    pointsFor: sum(games.map(({ own }) => own)),
    pointsAgainst: sum(games.map(({ others }) => others)),
    players: known?.roster.length ?? 0,
    totals: counted(
      games.flatMap(({ lines }) => lines),
      ['3PM', 'FTM', 'FTA'],
    ),
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

type PlayersLine = { readonly game: SomeGame; readonly side: 'home' | 'away'; readonly line: Figures }

/** All lines of the games that stand, by player and entry. */
const linesAtTheEnd = (installation: Installation): ReadonlyMap<string, readonly PlayersLine[]> => {
  const found = new Map<string, PlayersLine[]>()
  for (const game of standingGames(installation))
    for (const { player, side, line } of game.figures.lines) {
      const id = playerInEntry(player, game.place[side].entry)
      found.set(id, [...(found.get(id) ?? []), { game, side, line }])
    }
  return found
}

const expectedTotals = (lines: readonly PlayersLine[], stage: 'regular' | 'playoff') => {
  const entered = lines.filter(({ game }) => game.place.stage === stage).map(({ line }) => line)
  return entered.length === 0
    ? noTotals
    : { games: count(entered, line => Object.keys(line).length > 0), ...counted(entered, ALL_FIGURES) }
}

it('Totals of players are what their lines at the end come to', () =>
  holds(playerTotals, (documents, { installation }) => {
    const lines = linesAtTheEnd(installation)
    expect([...documents.keys()]).toEqual(expect.arrayContaining([...lines.keys()]))
    for (const [id, { regular, playoff }] of documents) {
      const own = lines.get(id) ?? []
      expect({ id, regular, playoff }).toEqual({
        id,
        regular: expectedTotals(own, 'regular'),
        playoff: expectedTotals(own, 'playoff'),
      })
    }
  }))

it('Lines of players are those of the games at the end', () =>
  holds(playerLines, (documents, { installation }) => {
    const expected = linesAtTheEnd(installation)
    for (const [id, { lines }] of documents)
      expect({ id, lines }).toEqual({
        id,
        lines: (expected.get(id) ?? []).map(({ game, side, line }) => ({
          game: game.id,
          stage: game.place.stage,
          side,
          opponent: game.place[side === 'home' ? 'away' : 'home'].team,
          line,
        })),
      })
  }))

it('Cards of games say what the games are, and add up as their sheets do', () =>
  holds(gameCard, (documents, { installation }) => {
    for (const { kind, id, place, details, figures } of gamesOf(installation)) {
      const card = knownOf(documents.get(String(id)))
      expect(card).toMatchObject({ id, place, details, score: figures.score })
      expect(card?.standing).toBe(kind === 'scheduled' ? 'active' : 'deleted')
      expect(card && pointSumsOf(card)).toEqual(pointSums(figures))
      expect(card?.flagged).toBe(count(figures.lines, ({ line }) => deriveLine(line).flags.length > 0))
    }
  }))

it('Sheets of games that stand say what was entered', () =>
  holds(gameSheet, (documents, { installation }) => {
    for (const { id, figures } of standingGames(installation)) {
      const sheet = documents.get(String(id))
      expect(sheet?.lines.map(({ player, side, line }) => ({ player, side, line }))).toEqual(figures.lines)
      expect(sheet?.periods.map(({ period, home, away }) => ({ period, home, away }))).toEqual(figures.periods)
    }
  }))

/** The revisions at which the score of a game was entered or brought back. */
const scoreRevisions = (facts: readonly Recorded<AnyFact>[], game: number) =>
  facts
    .filter(fact => fact.type === 'ScoreUpdated' || fact.type === 'GameRestored')
    .filter(({ data }) => 'game' in data && data.game === game)
    .map(({ revision }) => revision)

it('The revision of a score is that of the fact that said it last', () =>
  holds(gameSheet, (documents, { installation, facts }) => {
    for (const { id, figures } of standingGames(installation))
      expect(documents.get(String(id))?.scoreRevision).toBe(
        figures.score === null ? null : (scoreRevisions(facts, id).at(-1) ?? null),
      )
  }))

it('Entries have the rosters and captains that the decisions know', () =>
  holds(entryCard, (documents, { installation }) => {
    for (const { season, entry } of installation.entries) {
      const known = installation.contents(season).entries.get(entry)
      expect(documents.get(String(entry))).toMatchObject({
        roster: known?.roster,
        captain: known?.captain,
        standing: known?.left ? 'deleted' : 'active',
      })
    }
  }))

it('Leagues are listed in the order that the decisions know', () =>
  holds(leagueCard, (documents, { installation }) => {
    for (const { season } of installation.seasons)
      expect(listed(leagueCard, documents, 'season', String(season))).toEqual(
        installation
          .contents(season)
          .leagues.filter(({ deleted }) => !deleted)
          .map(({ id }) => String(id)),
      )
  }))

it('Seasons are active and deleted as the decisions know them', () =>
  holds(seasonCard, (documents, { installation }) => {
    for (const { organization, season } of installation.seasons) {
      const known = installation.log.state(seasonsStream, organization).get(season)
      expect(documents.get(String(season))).toMatchObject({
        active: known?.active,
        details: known?.details,
        standing: known?.deleted ? 'deleted' : 'active',
      })
    }
  }))
