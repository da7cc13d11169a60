import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { line } from '@fullcourt/domain/statistics/figures.examples'
import { score } from '@fullcourt/domain/games/games.examples'
import { A, ANA, B, BEN, C, entered, gameOf, joined, LEAGUE, left, leftRoster, OTHER_LEAGUE, placed } from '../league.examples'
import { folded, partLike, recorded, specification } from '../testing/specification'
import type { StandingsRow } from './row'
import { standings } from './standings'

const given = specification(standings)
const game = gameOf(41, placed(A, B))
const playoff = gameOf(42, placed(A, B, { stage: 'playoff' }))
const across = gameOf(43, placed(C, A, { league: null, division: 9 }))

const teams = [entered(A), entered(B), entered(C)]

const SIDES = { A, B, C }

/** `A 1–0` or `A 1–0 61:58`: wins, losses, points for and against. */
const row = (text: string): Partial<StandingsRow> => {
  const [, name = '', wins, losses, pointsFor, pointsAgainst] = /^(\w) (\d+)–(\d+)(?: (\d+):(\d+))?$/.exec(text) ?? []
  const points = pointsFor === undefined ? {} : { pointsFor: Number(pointsFor), pointsAgainst: Number(pointsAgainst) }
  return { entry: SIDES[name as keyof typeof SIDES].entry, wins: Number(wins), losses: Number(losses), ...points }
}

const table = (league: number, facts: readonly AnyFact[]) => folded(standings, recorded([...teams, ...facts])).get(String(league))

/** Given three teams, A and B of one league and C of another, and these facts: then the tables, in part. */
const givenTeams = (...facts: readonly AnyFact[]) => ({
  thenTable: (...rows: readonly string[]) =>
    expect(table(LEAGUE, facts)).toMatchObject({ rows: rows.map(row) as readonly StandingsRow[] }),
  thenOtherTable: (...rows: readonly string[]) =>
    expect(table(OTHER_LEAGUE, facts)).toMatchObject({ rows: rows.map(row) as readonly StandingsRow[] }),
  thenRow: (side: typeof A, part: Partial<StandingsRow>) =>
    expect(
      partLike(
        table(side.league, facts)?.rows.find(({ entry }) => entry === side.entry),
        part,
      ),
    ).toEqual(part),
})

describe('The table of a league', () => {
  it('has a row of zeros for each team that entered, by the ids of the entries', () => {
    const zeros = { active: true, wins: 0, losses: 0, ties: 0, walkovers: 0, pointsFor: 0, pointsAgainst: 0, players: 0 }
    const row = ({ entry, team }: typeof A): StandingsRow => ({ entry, team, ...zeros, totals: { sums: {}, kept: {} } })
    given(entered(B), entered(A)).then(String(LEAGUE), { rows: [row(A), row(B)] })
  })

  it('keeps the row of a team that left, marked', () => {
    givenTeams(game.scored('61–58'), left(B)).thenTable('A 1–0', 'B 0–1')
    givenTeams(game.scored('61–58'), left(B)).thenRow(B, { active: false })
  })

  it('counts the players of each roster', () =>
    givenTeams(joined(A, ANA), joined(A, BEN), leftRoster(A, ANA)).thenRow(A, { players: 1 }))
})

describe('Results', () => {
  it('give the winner a win and the loser a loss, and both their points', () =>
    givenTeams(game.scored('61–58')).thenTable('A 1–0 61:58', 'B 0–1 58:61'))

  it('take a corrected winner out of the old column', () =>
    givenTeams(game.scored('61–58'), game.scored('57–58', '61–58')).thenTable('A 0–1 57:58', 'B 1–0 58:57'))

  it('count a tie for nobody, but keep it and its points', () => {
    givenTeams(game.scored('60–60')).thenTable('A 0–0 60:60', 'B 0–0 60:60')
    givenTeams(game.scored('60–60')).thenRow(B, { ties: 1 })
  })

  it('take a tie out that was corrected', () =>
    givenTeams(game.scored('60–60'), game.scored('61–60', '60–60')).thenRow(A, { ties: 0, wins: 1 }))

  it('of 0–0 are no results', () => givenTeams(game.scored('0–0')).thenRow(A, { ties: 0, wins: 0, losses: 0 }))

  it('that are taken back to 0–0 count no more', () =>
    givenTeams(game.scored('61–58'), game.scored('0–0', '61–58')).thenTable('A 0–0 0:0', 'B 0–0 0:0'))

  it('of another sport are what it sums up: hits follow from those by bases', () =>
    givenTeams(game.line(ANA, 'AB 4, 1B 1, 2B 1, 3B 0, HR 1'), game.line(BEN, 'AB 3, H 0, HR 0')).thenRow(A, {
      totals: { sums: { AB: 7, H: 3, HR: 1 }, kept: { AB: 2, H: 2, HR: 2 } },
    }))

  it('by walk-over are a win and a loss without points, until they are taken back', () => {
    givenTeams(game.walkover('home')).thenTable('A 1–0 0:0', 'B 0–1 0:0')
    givenTeams(game.walkover('home')).thenRow(B, { losses: 1, walkovers: 1 })
    givenTeams(game.walkover('home'), game.walkover('away', 'home')).thenTable('A 0–1 0:0', 'B 1–0 0:0')
    givenTeams(game.walkover('home'), game.walkover(null, 'home'), game.scored('58–61')).thenTable('A 0–1 58:61', 'B 1–0 61:58')
  })

  it('by walk-over go and come back with their game', () => {
    const won = { walkover: 'home' as const }
    givenTeams(game.walkover('home'), game.deleted(won)).thenTable('A 0–0 0:0', 'B 0–0 0:0')
    givenTeams(game.walkover('home'), game.deleted(won), game.restored(won)).thenTable('A 1–0 0:0', 'B 0–1 0:0')
  })

  it('of playoffs do not count', () => givenTeams(playoff.scored('61–58')).thenTable('A 0–0 0:0', 'B 0–0 0:0'))

  it('across leagues count for each team in its own league', () => {
    givenTeams(across.scored('50–40')).thenTable('A 0–1 40:50', 'B 0–0 0:0')
    givenTeams(across.scored('50–40')).thenOtherTable('C 1–0 50:40')
  })

  it('of a deleted game are taken out', () =>
    givenTeams(game.scored('61–58'), game.deleted({ score: score('61–58') })).thenTable('A 0–0 0:0', 'B 0–0 0:0'))

  it('of a game that was brought back count again', () =>
    givenTeams(game.scored('61–58'), game.deleted({ score: score('61–58') }), game.restored({ score: score('61–58') })).thenTable(
      'A 1–0 61:58',
      'B 0–1 58:61',
    ))

  it('of a game without a score that was deleted change nothing', () =>
    givenTeams(game.deleted()).thenTable('A 0–0 0:0', 'B 0–0 0:0'))
})

describe('Shots of a team', () => {
  it('are the sums of its players’ lines', () =>
    givenTeams(game.line(ANA, '3PM 2, FTM 3, FTA 4'), game.line(BEN, '3PM 1, FTM 0, FTA 2')).thenRow(A, {
      totals: { sums: { '3PM': 3, FTM: 3, FTA: 6 }, kept: { '3PM': 2, FTM: 2, FTA: 2 } },
    }))

  it('count for the side of the line', () =>
    givenTeams(game.line(ANA, '3PM 2', { side: 'away' })).thenRow(B, { totals: { sums: { '3PM': 2 }, kept: { '3PM': 1 } } }))

  it('that the league does not keep are absent, not zero', () =>
    expect(table(LEAGUE, [game.line(ANA, 'PTS 12, 3PM 0')])?.rows[0]?.totals).toEqual({ sums: { '3PM': 0 }, kept: { '3PM': 1 } }))

  it('count free throws of those lines alone that keep made and attempted ones', () =>
    givenTeams(game.line(ANA, 'FTM 3, FTA 4'), game.line(BEN, 'FTM 5')).thenRow(A, {
      totals: { sums: { FTM: 3, FTA: 4 }, kept: { FTM: 1, FTA: 1 } },
    }))

  it('take free throws in when their attempts are added', () =>
    givenTeams(game.line(ANA, 'FTM 3'), game.line(ANA, 'FTM 3, FTA 4', { was: 'FTM 3' })).thenRow(A, {
      totals: { sums: { FTM: 3, FTA: 4 }, kept: { FTM: 1, FTA: 1 } },
    }))

  it('follow a corrected line', () =>
    givenTeams(game.line(ANA, '3PM 2, FTM 3, FTA 3'), game.line(ANA, '3PM 1', { was: '3PM 2, FTM 3, FTA 3' })).thenRow(A, {
      totals: { sums: { '3PM': 1 }, kept: { '3PM': 1 } },
    }))

  it('are taken out with the line', () =>
    expect(table(LEAGUE, [game.line(ANA, '3PM 2'), game.line(ANA, null, { was: '3PM 2' })])?.rows[0]?.totals).toEqual({
      sums: {},
      kept: {},
    }))

  it('of a deleted game are taken out, and come back with it', () => {
    const lines = [{ player: ANA, side: 'home' as const, line: line('3PM 2') }]
    const entered = [game.line(ANA, '3PM 2'), game.deleted({ lines })]
    expect(table(LEAGUE, entered)?.rows[0]?.totals).toEqual({ sums: {}, kept: {} })
    expect(table(LEAGUE, [...entered, game.restored({ lines })])?.rows[0]?.totals.sums).toEqual({ '3PM': 2 })
  })

  it('by walk-over are a win and a loss without points, until they are taken back', () => {
    givenTeams(game.walkover('home')).thenTable('A 1–0 0:0', 'B 0–1 0:0')
    givenTeams(game.walkover('home')).thenRow(B, { losses: 1, walkovers: 1 })
    givenTeams(game.walkover('home'), game.walkover('away', 'home')).thenTable('A 0–1 0:0', 'B 1–0 0:0')
    givenTeams(game.walkover('home'), game.walkover(null, 'home'), game.scored('58–61')).thenTable('A 0–1 58:61', 'B 1–0 61:58')
  })

  it('by walk-over go and come back with their game', () => {
    const won = { walkover: 'home' as const }
    givenTeams(game.walkover('home'), game.deleted(won)).thenTable('A 0–0 0:0', 'B 0–0 0:0')
    givenTeams(game.walkover('home'), game.deleted(won), game.restored(won)).thenTable('A 1–0 0:0', 'B 0–1 0:0')
  })

  it('of playoffs do not count', () =>
    expect(table(LEAGUE, [playoff.line(ANA, '3PM 2')])?.rows[0]?.totals).toEqual({ sums: {}, kept: {} }))
})

it('A line in which no shown figure changed leaves the table alone', () => {
  const [corrected] = recorded([game.line(ANA, '3PM 2, AST 5', { was: '3PM 2, AST 4' })])
  expect(standings.documentIds(corrected!)).toEqual([])
})
