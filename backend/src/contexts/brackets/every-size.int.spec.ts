import {
  deriveBracket,
  matchupsOf,
  winningSide,
  type BracketGame,
  type BracketTeam,
  type Matchup,
} from '@fullcourt/domain/brackets/derive'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import fc from 'fast-check'
import { contextOnce } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import type { CommandOutcome, CommandWithContext } from '../../core/facts/command-with-context'
import { IdAllocator } from '../../core/facts/id-allocator'
import { followedUp } from '../../testing/followed-up'
import { makeDivision, makeLeague, thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { BracketAnswer } from './brackets.answers'
import { ChangeMatchupGame, CreateMatchupGame } from './brackets.commands'
import { switchBrackets } from './testing/made-bracket'

jest.setTimeout(300_000)

const LARGEST = 64

/**
 * Small brackets, and those around whole rounds; what the rule says of each size is in domain/brackets. More of them in `npm run
 * explore`.
 */
const SIZES = EXPLORES ? [2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, LARGEST] : [2, 3, 5, 8, 9, 17, LARGEST]

/** A bracket as the test knows it: what was entered for each game, and who was to play it then. */
type Played = {
  readonly season: number
  readonly division: number
  readonly seeds: readonly BracketTeam[]
  readonly games: Map<string, BracketGame>
}

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const scope = () => ({ kind: 'policy' as const, organization: product.organization.id })
const context = () => contextOnce('system', kind => product.application.app.get(IdAllocator).next(kind))
const done = (command: CommandWithContext): Promise<CommandOutcome> => product.application.app.get(Commands).dispatch(command)

/** A bracket of each size, each in a season of its own: copies of the first. */
const everyBracket = async (): Promise<readonly Played[]> => {
  const staff = product.as('staff')
  const { season: first, league } = await makeLeague(staff, 'League of 64')
  const names = Array.from({ length: LARGEST }, (_, i) => `Team ${i + 1}`)
  thingOf(await staff.post('/api/teams/list', { leagueId: league, names }))
  const brackets: Played[] = []
  for (const [i, size] of SIZES.entries()) brackets.push(await bracketIn(i === 0 ? first : await copyOf(first, i), size))
  return brackets
}

const copyOf = async (season: number, copy: number): Promise<number> =>
  thingOf(
    await product
      .as('staff')
      .post('/api/seasonsv2', { name: `Copy ${copy}`, copyFromSeasonId: season, active: false, sport_id: 1 }),
  ).id

const bracketIn = async (season: number, size: number): Promise<Played> => {
  const staff = product.as('staff')
  const [league] = thingOf<{ id: number }[]>(await staff.get(`/api/seasonsv2/${season}/leagues-with-teams-public`))
  const division = await makeDivision(staff, season, `Division of ${size}`)
  const filled = thingOf<{ teams: { id: number; slt_id: number }[] }>(
    await staff.post(`/api/divisions/${division}/fill`, { leagueId: league?.id, count: size }),
  )
  return { season, division, seeds: filled.teams.map(({ id, slt_id }) => ({ team: id, entry: slt_id })), games: new Map() }
}

const derived = ({ seeds, games }: Played) => deriveBracket({ seeds, games: [...games.values()] })

const entriesOf = ({ teamA, teamB }: Matchup): readonly number[] =>
  [teamA, teamB].flatMap(slot => (slot.kind === 'team' ? slot.entry : []))

const open = (bracket: Played): readonly Matchup[] =>
  matchupsOf(derived(bracket)).filter(matchup => matchup.game === null && entriesOf(matchup).length === 2)

const create = async (bracket: Played, matchup: Matchup): Promise<void> => {
  const wanted = { matchup: matchup.matchId, home: undefined, away: undefined, details: {} }
  const { id } = await done(new CreateMatchupGame(context(), { scope: scope(), at: bracket, wanted }))
  const [home = 0, away = 0] = bracket.seeds.map(({ entry }) => entry).filter(entry => entriesOf(matchup).includes(entry))
  bracket.games.set(matchup.matchId, { game: id as GameId, matchId: matchup.matchId, home, away, score: null, walkover: null })
}

const enter = async (bracket: Played, matchId: string, homeWins: boolean): Promise<void> => {
  const game = bracket.games.get(matchId) as BracketGame
  const score = homeWins ? { home: 2, away: 1 } : { home: 1, away: 2 }
  const wanted = { details: {}, score, walkover: undefined }
  await done(new ChangeMatchupGame(context(), { scope: scope(), at: bracket, game: game.game, wanted, undoes: 'all' }))
  bracket.games.set(matchId, { ...game, score })
}

/** By the rule: whoever stands in a matchup plays its game, which has lost its score where others played it. */
const settle = (bracket: Played): void => {
  for (const { matchId } of matchupsOf(derived(bracket))) {
    const matchup = matchupsOf(derived(bracket)).find(one => one.matchId === matchId)
    const game = matchup?.game
    if (!matchup || !game || matchup.gameCounts) continue
    const [one, other] = entriesOf(matchup)
    const isKnown = one !== undefined && other !== undefined
    bracket.games.set(matchId, { ...game, score: null, ...(isKnown ? { home: one, away: other } : {}) })
  }
}

const shown = async ({ season, division }: Played) => {
  const answer = await product.as('staff').get(`/api/seasonsv2/${season}/divisions/${division}/bracket`)
  const { rounds, champion } = thingOf<BracketAnswer>(answer)
  return {
    champion: champion?.slt_id ?? null,
    winners: rounds.flatMap(({ matchups }) => matchups.map(({ matchId, winner }) => [matchId, winner?.slt_id ?? null])),
    sides: rounds.flatMap(({ matchups }) => matchups.map(({ teamA, teamB }) => [teamA.team?.slt_id, teamB.team?.slt_id])),
    counts: rounds.flatMap(({ matchups }) => matchups.map(({ gameCounts }) => gameCounts)),
  }
}

const expected = (bracket: Played) => {
  const { rounds, champion } = derived(bracket)
  const matchups = rounds.flatMap(round => round.matchups)
  const entryIn = (slot: Matchup['teamA']) => (slot.kind === 'team' ? slot.entry : undefined)
  return {
    champion: champion?.entry ?? null,
    winners: matchups.map(({ matchId, winner }) => [matchId, winner?.entry ?? null]),
    sides: matchups.map(({ teamA, teamB }) => [entryIn(teamA), entryIn(teamB)]),
    counts: matchups.map(({ gameCounts }) => gameCounts),
  }
}

const caughtUp = async (): Promise<void> => {
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 120_000)
}

const coins = fc.sample(fc.array(fc.boolean(), { minLength: 5000, maxLength: 5000 }), { numRuns: 1, seed: 11 })[0] ?? []
const coin = (): boolean => coins.pop() ?? false

/** All open games of all brackets, round by round. */
const playOut = async (brackets: readonly Played[]): Promise<void> => {
  for (;;) {
    const round = brackets.flatMap(bracket => open(bracket).map(matchup => ({ bracket, matchup })))
    if (round.length === 0) return
    await Promise.all(round.map(({ bracket, matchup }) => create(bracket, matchup)))
    await caughtUp()
    await Promise.all(round.map(({ bracket, matchup }) => enter(bracket, matchup.matchId, coin())))
  }
}

/** A result of the first round comes out the other way, when all is played. */
const correctOne = async (bracket: Played): Promise<void> => {
  const [first] = bracket.games.values()
  if (!first) return
  await enter(bracket, first.matchId, winningSide(first) !== 'home')
  settle(bracket)
}

it('Brackets of 2 to 64 teams are played to their champions, corrections included, as the rule says', async () => {
  const brackets = await everyBracket()
  expect(brackets.map(({ seeds }) => seeds.length)).toEqual(SIZES)
  await playOut(brackets)
  await caughtUp()
  for (const bracket of brackets) expect(await shown(bracket)).toEqual(expected(bracket))
  expect(brackets.every(bracket => derived(bracket).champion !== null)).toBe(true)

  await Promise.all(brackets.map(correctOne))
  await caughtUp()
  for (const bracket of brackets) expect(await shown(bracket)).toEqual(expected(bracket))
})
