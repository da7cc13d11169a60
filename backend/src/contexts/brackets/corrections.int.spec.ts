import type { BoxScoreAnswer } from '../games/box-score.answers'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Product } from '../../testing/product'
import type { BracketAnswer } from './brackets.answers'
import { makeBracket, makeMatchupGame, switchBrackets } from './testing/made-bracket'
import { playing } from './testing/played-bracket'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const { bracketOf, matchupOf, playedToFinal, score, sidesOf } = playing(staff)

describe('A corrected result', () => {
  it('that keeps the winner is taken, whatever was played since', async () => {
    const { bracket, semifinal } = await playedToFinal([80, 79])
    expect(await score(bracket, semifinal, [62, 58])).toMatchObject({ status: 200 })
    expect(await bracketOf(bracket)).toMatchObject({ champion: { seed: 1 } })
  })

  it('moves the teams on while the next game has no figures, and keeps its date', async () => {
    const { bracket, semifinal, final } = await playedToFinal()
    await staff().put(`${bracket.address}/games/${final}`, { date: '2026-07-09' })
    expect(await score(bracket, semifinal, [57, 58])).toMatchObject({ status: 200 })
    const { game, gameCounts } = await matchupOf(bracket, 'r2-0')
    expect(gameCounts).toBe(true)
    expect(game).toMatchObject({ id: final, date: '2026-07-09', home_team_id: bracket.teams[3], away_team_id: bracket.teams[1] })
  })

  it('says first what it would undo', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const undoes = [
      {
        game_id: final,
        match_id: 'r2-0',
        label: 'Final',
        home_team_id: bracket.teams[0],
        away_team_id: bracket.teams[1],
        homeTeam: 'Team 01',
        awayTeam: 'Team 02',
        score_home: 80,
        score_away: 79,
        walkover_winner: null,
      },
    ]
    const address = `${bracket.address}/games/${semifinal}`
    const preview = await staff().put(`${address}?preview=true`, { score_home: 57, score_away: 58 })
    expect(preview).toMatchObject({ status: 200, body: { undoes, score_home: 61 } })
    const refused = await score(bracket, semifinal, [57, 58])
    expect(refused).toMatchObject({ status: 409, body: { error: 'Conflict', undoes } })
    expect(await bracketOf(bracket)).toMatchObject({ champion: { seed: 1 } })
  })

  it('undoes what was confirmed: other teams play a game without figures, whose history has them', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    expect(await score(bracket, semifinal, [57, 58], { undoes: [final] })).toMatchObject({ status: 200 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({
      gameCounts: true,
      winner: null,
      game: { id: final, score_home: null, home_team_id: bracket.teams[3] },
    })
    const { body } = await staff().get(`/api/history/game/${final}`)
    expect(JSON.stringify(body)).toContain('took the figures out of the game Team 02 @ Team 01 (79–80)')
  })

  it('undoes all down the path, and the game for third place', async () => {
    const bracket = await makeBracket(staff(), 8)
    await staff().put(`${bracket.address}/bracket`, { playsThirdPlace: true })
    const play = (matchId: string) => makeMatchupGame(staff(), bracket, matchId, [2, 1])
    const [first = 0] = await Promise.all(['r1-0', 'r1-1', 'r1-2', 'r1-3'].map(play))
    const [semifinal, other] = await Promise.all(['r2-0', 'r2-1'].map(play))
    const [final, third] = await Promise.all(['r3-0', 'third-place'].map(play))
    const refused = await score(bracket, first, [1, 2])
    expect((refused.body as { undoes: { game_id: number }[] }).undoes.map(({ game_id }) => game_id)).toEqual([
      semifinal,
      final,
      third,
    ])
    expect(await score(bracket, first, [1, 2], { undoes: [semifinal, final] })).toMatchObject({ status: 409 })
    expect(await score(bracket, first, [1, 2], { undoes: [semifinal, final, third] })).toMatchObject({ status: 200 })
    expect(await sidesOf(bracket, 'r2-0')).toEqual([8, 4])
    expect(await sidesOf(bracket, 'r3-0')).toEqual(['unknown', 2])
    expect((await matchupOf(bracket, 'third-place')).game).toMatchObject({ score_home: null })
    expect((await matchupOf(bracket, 'r2-1')).game).toMatchObject({ id: other, score_home: 2 })
  })

  it('to a tie leaves the next game waiting, of which nothing can be entered', async () => {
    const { bracket, semifinal, final } = await playedToFinal()
    expect(await score(bracket, semifinal, [60, 60])).toMatchObject({ status: 200 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ gameCounts: false, game: { id: final } })
    const message = 'Who plays Final is not known yet. The games before it must be played first.'
    expect(await score(bracket, final, [1, 2])).toMatchObject({ status: 409, body: { message } })
    const periods = { periodScores: [{ gamePeriodId: 1, team_id: bracket.teams[0], score: 15 }] }
    expect(await staff().put(`/api/gamesv2/${final}/period-scores`, periods)).toMatchObject({ status: 409, body: { message } })
    expect(await score(bracket, semifinal, [61, 60])).toMatchObject({ status: 200 })
    expect(await score(bracket, final, [1, 2])).toMatchObject({ status: 200 })
  })

  it('is guarded on every way by which it comes', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const address = `/api/gamesv2/${semifinal}/scores`
    expect(await staff().put(address, { score_home: 57, score_away: 58 })).toMatchObject({
      status: 409,
      body: { undoes: [{ game_id: final }] },
    })
    expect(await staff().delete(`${bracket.address}/games/${semifinal}`)).toMatchObject({
      status: 409,
      body: { undoes: [{ game_id: final }] },
    })
    expect(await staff().put(address, { score_home: 57, score_away: 58, undoes: [final] })).toMatchObject({ status: 200 })
    await score(bracket, final, [80, 79])
    expect(await staff().delete(`${bracket.address}/games/${semifinal}?undoes=${final}`)).toMatchObject({ status: 204 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ gameCounts: false, game: { score_home: null } })
  })

  it('races with scores of the next game, and the bracket agrees with its games afterwards', async () => {
    const { bracket, semifinal, final } = await playedToFinal()
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0 ? score(bracket, semifinal, [58 + (i % 4), 59]) : score(bracket, final, [i, 80]),
      ),
    )
    const { game, gameCounts, teamA, teamB } = await matchupOf(bracket, 'r2-0')
    expect(gameCounts).toBe(true)
    expect([game?.home_team_id, game?.away_team_id].toSorted()).toEqual([teamA.team?.id, teamB.team?.id].toSorted())
  })
})

type Played = { readonly games: number; readonly completed: number; readonly last?: string | null }

/** How far a season is played: all of it, its best team, and day by day. */
const playedOf = async ({ season, teams }: { readonly season: number; readonly teams: readonly number[] }) => {
  const of = async (address: string) => (await staff().get(`/api/gamesv2/${address}`)).body
  const [all, team, days] = await Promise.all([
    of(`progress?seasonId=${season}`) as Promise<Played>,
    of(`progress?seasonId=${season}&teamId=${teams[0]}`) as Promise<Played>,
    of(`days?seasonId=${season}`) as Promise<readonly Played[]>,
  ])
  const sum = (which: 'games' | 'completed') => days.reduce((total, day) => total + day[which], 0)
  return { season: [all.completed, all.games], team: [team.completed, team.games], days: [sum('completed'), sum('games')] }
}

describe('A walk-over', () => {
  it('counts as a result for the season, the team and the day alike', async () => {
    const bracket = await makeBracket(staff(), 4)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    await makeMatchupGame(staff(), bracket, 'r1-1')
    await staff().put(`${bracket.address}/games/${game}`, { walkover_winner: 'home', date: '2026-07-09' })
    expect(await playedOf(bracket)).toEqual({ season: [1, 2], team: [1, 1], days: [1, 2] })
  })

  it('moves the team on that is named, and is taken back', async () => {
    const bracket = await makeBracket(staff(), 4)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    const address = `${bracket.address}/games/${game}`
    expect(await staff().put(address, { walkover_winner: 'away' })).toMatchObject({
      status: 200,
      body: { walkover_winner: 'away', score_home: null, statusLabel: 'w/o' },
    })
    expect(await sidesOf(bracket, 'r2-0')).toEqual([4, 'unknown'])
    expect(await staff().put(address, { walkover_winner: null })).toMatchObject({ body: { walkover_winner: null } })
    expect(await sidesOf(bracket, 'r2-0')).toEqual(['unknown', 'unknown'])
  })

  it('is taken back and replaced by a score in one step', async () => {
    const bracket = await makeBracket(staff(), 2)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    await staff().put(`${bracket.address}/games/${game}`, { walkover_winner: 'away' })
    expect(await score(bracket, game, [61, 58])).toMatchObject({ status: 409 })
    expect(await score(bracket, game, [61, 58], { walkover_winner: null })).toMatchObject({
      status: 200,
      body: { score_home: 61, walkover_winner: null },
    })
  })

  it('needs a confirmation where a later game has figures', async () => {
    const bracket = await makeBracket(staff(), 4)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    const address = `${bracket.address}/games/${game}`
    await staff().put(address, { walkover_winner: 'home' })
    await makeMatchupGame(staff(), bracket, 'r1-1', [70, 60])
    const final = await makeMatchupGame(staff(), bracket, 'r2-0', [80, 79])
    expect(await staff().put(address, { walkover_winner: 'away' })).toMatchObject({ status: 409 })
    expect(await staff().put(address, { walkover_winner: 'away', undoes: [final] })).toMatchObject({ status: 200 })
    expect(await sidesOf(bracket, 'r2-0')).toEqual([4, 2])
  })
})

describe('An undone correction', () => {
  const address = (game: number) => `/api/gamesv2/${game}/undo-correction`

  it('brings the score back, and all that the correction undid, in one step', async () => {
    const bracket = await makeBracket(staff(), 8)
    const play = (matchId: string) => makeMatchupGame(staff(), bracket, matchId, [2, 1])
    const [first = 0] = await Promise.all(['r1-0', 'r1-1', 'r1-2', 'r1-3'].map(play))
    const [semifinal = 0] = await Promise.all(['r2-0', 'r2-1'].map(play))
    const final = await play('r3-0')
    const periods = { periodScores: [{ gamePeriodId: 1, team_id: bracket.teams[0], score: 15 }] }
    await staff().put(`/api/gamesv2/${final}/period-scores`, periods)
    const before = await bracketOf(bracket)
    const corrected = await score(bracket, first, [1, 2], { undoes: [semifinal, final] })
    expect(await bracketOf(bracket)).toMatchObject({ champion: null })
    const { revision } = corrected.body as { revision: number }
    const undone = await staff().post(address(first), {}, { 'if-match': `"${revision}"` })
    expect(undone).toMatchObject({ status: 200, body: { score_home: 2, score_away: 1 } })
    await followedUp(product.application)
    const sidesAndResults = ({ rounds, champion }: BracketAnswer) => [
      champion?.id,
      ...rounds.flatMap(({ matchups }) =>
        matchups.map(({ matchId, teamA, teamB, gameCounts, game }) => [
          matchId,
          teamA.team?.id,
          teamB.team?.id,
          gameCounts,
          game?.home_team_id,
          game?.score_home,
          game?.score_away,
        ]),
      ),
    ]
    expect(sidesAndResults(await bracketOf(bracket))).toEqual(sidesAndResults(before))
    const { periodScores } = (await staff().get(`/api/gamesv2/${final}`)).body as BoxScoreAnswer
    expect(periodScores.map(({ gamePeriod, score }) => [gamePeriod.name, score])).toContainEqual(['Q1', 15])
    const { body } = await staff().get(`/api/history/game/${final}`)
    expect(JSON.stringify(body)).toContain('brought back what was entered for the game Team 02 @ Team 01 (1–2)')
  })

  it('is refused after somebody else changed the result, and where nothing was corrected', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const { body } = await score(bracket, semifinal, [57, 58], { undoes: [final] })
    const { revision } = body as { revision: number }
    await product.as('org_owner').put(`/api/gamesv2/${semifinal}/scores`, { score_home: 57, score_away: 59 })
    expect(await staff().post(address(semifinal), {}, { 'if-match': `"${revision}"` })).toMatchObject({ status: 409 })
    expect(await staff().post(address(final), {})).toMatchObject({
      status: 409,
      body: { message: 'There is no correction of this result to undo.' },
    })
  })

  it('shows what it would undo in turn, where the next game was played meanwhile', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    await score(bracket, semifinal, [57, 58], { undoes: [final] })
    await score(bracket, final, [3, 2])
    expect(await staff().post(address(semifinal), {})).toMatchObject({ status: 409, body: { undoes: [{ game_id: final }] } })
    expect(await staff().post(address(semifinal), { undoes: [final] })).toMatchObject({ status: 200 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ gameCounts: true, game: { score_home: null } })
  })

  it('leaves no note of itself on the public page, and season, team and days as far played as before', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const before = await playedOf(bracket)
    const notes = async () => ((await staff().get(`/api/gamesv2/${semifinal}`)).body as BoxScoreAnswer).corrections
    const correction = { score_home: 57, score_away: 58, undoes: [final], reason: "scorer's sheet", reasonPublic: true }
    await staff().put(`/api/gamesv2/${semifinal}/scores`, correction)
    expect(await notes()).toMatchObject([{ is: { score_home: 57, score_away: 58 } }])
    expect(await playedOf(bracket)).toEqual({ season: [2, 3], team: [1, 1], days: [2, 3] })
    expect(await staff().post(address(semifinal), {})).toMatchObject({ status: 200 })
    await followedUp(product.application)
    expect(await notes()).toEqual([])
    expect(await playedOf(bracket)).toEqual(before)
  })

  it('also means a deleted game that comes back', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const game = `${bracket.address}/games/${semifinal}`
    await staff().delete(`${game}?undoes=${final}`)
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ gameCounts: false, game: { score_home: null } })
    expect(await staff().post(`${game}/restore`, {})).toMatchObject({ status: 204 })
    await followedUp(product.application)
    expect(await bracketOf(bracket)).toMatchObject({ champion: { seed: 1 } })
  })
})
