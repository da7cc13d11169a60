import type { EffectsAnswer } from '../../core/effects/effects.answers'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Answer, type Product } from '../../testing/product'
import { switchBrackets } from '../../contexts/brackets/testing/made-bracket'
import { playing } from '../../contexts/brackets/testing/played-bracket'
import type { BoxScoreAnswer, GameLinesAnswer } from '../../contexts/games/box-score.answers'
import { statId } from '../../contexts/games/testing/calls'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const { bracketOf, playedToFinal } = playing(staff)

const effectsOf = ({ status, body }: Answer): EffectsAnswer => {
  expect(status).toBe(200)
  return (body as { effects: EffectsAnswer }).effects
}

const correction = (game: number, [home, away]: readonly [number, number], preview = true) =>
  staff().put(`/api/gamesv2/${game}/scores${preview ? '?preview=true' : ''}`, { score_home: home, score_away: away })

const save = (game: number, [home, away]: readonly [number, number], token: string) =>
  staff().put(`/api/gamesv2/${game}/scores`, { score_home: home, score_away: away }, { 'if-preview': token })

/** A league of three teams, in which Owls are ahead of Hawks by their game with each other, and Wolves are last. */
const playedLeague = async () => {
  const made = await makeLeague(staff(), 'Monday')
  thingOf(await staff().post('/api/teams/list', { leagueId: made.league, names: ['Owls', 'Hawks', 'Wolves'], confirm: true }))
  const address = `/api/seasonsv2/${made.season}/leagues/${made.league}`
  const { teams } = thingOf<{ teams: { id: number; name: string }[] }>(await staff().get(`${address}/games`))
  const idOf = (name: string) => teams.find(team => team.name === name)?.id ?? 0
  const play = async (home: string, away: string, [home_points, away_points]: readonly [number, number]) => {
    const sides = { home_team_id: idOf(home), away_team_id: idOf(away) }
    const { id } = thingOf(await staff().post(`${address}/games`, { ...sides, allowConflicts: true }))
    thingOf(await staff().put(`${address}/games/${id}`, { score_home: home_points, score_away: away_points }))
    return id
  }
  const first = await play('Owls', 'Hawks', [61, 58])
  const second = await play('Owls', 'Wolves', [70, 60])
  await play('Hawks', 'Wolves', [70, 60])
  const table = async () => {
    const rows = thingOf<StandingsTeamAnswer[]>(await staff().get(`/api/teams/teamsByLeague?leagueId=${made.league}`))
    return rows.map(({ name, rank }) => `${rank} ${name}`)
  }
  return { first, second, table }
}

const inWords = ({ ranks }: EffectsAnswer) => ranks.map(({ team, from, to }) => `${team.name} ${from} → ${to}`)

describe('The preview of a corrected score', () => {
  it('shows the ranks that change places, and saves nothing', async () => {
    const { first, table } = await playedLeague()
    const before = await table()
    expect(inWords(effectsOf(await correction(first, [57, 58])))).toEqual(['Hawks 2 → 1', 'Owls 1 → 2'])
    expect(await table()).toEqual(before)
  })

  it('answers the game as it would be', async () => {
    const { first } = await playedLeague()
    expect(await correction(first, [57, 58])).toMatchObject({ body: { id: first, score_home: 57, revision: 2 } })
    expect(thingOf<{ game: object }>(await staff().get(`/api/gamesv2/${first}`)).game).toMatchObject({ score_home: 61 })
  })

  it('says that nothing else changes where nothing does', async () => {
    const { first } = await playedLeague()
    expect(effectsOf(await correction(first, [62, 58]))).toMatchObject({
      ranks: [],
      leaders: [],
      bracket: [],
      games: [],
      progress: [],
      facts: 1,
      further: false,
    })
  })

  it('shows who moves on in a bracket, and the game that loses its result', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const { bracket: slots, games } = effectsOf(await correction(semifinal, [57, 58]))
    expect(slots.map(({ label, from, to }) => `${label}: ${from?.name ?? '–'} → ${to?.name ?? '–'}`)).toEqual([
      'Final: Team 01 → Team 04',
      'Champion: Team 01 → –',
    ])
    expect(games).toMatchObject([
      { game_id: final, label: 'Final', from: { score_home: 80 }, to: { score_home: null, home_team: { name: 'Team 04' } } },
    ])
    expect(await bracketOf(bracket)).toMatchObject({ champion: { seed: 1 } })
  })

  it('is refused where the call would be', async () => {
    const { first } = await playedLeague()
    expect(
      await product.as('stranger').put(`/api/gamesv2/${first}/scores?preview=true`, { score_home: 1, score_away: 2 }),
    ).toMatchObject({
      status: 404,
    })
    expect(await correction(first, [-1, 2])).toMatchObject({ status: 400 })
  })
})

/** A game in which one player of each side has so many points. */
const withLines = async (points: readonly [number, number]) => {
  const league = await makeLeague(staff())
  const sides = [await makeTeam(staff(), league, 'Otters'), await makeTeam(staff(), league, 'Newts')] as const
  const game = await makeGame(staff(), league, [sides[0].id, sides[1].id], [60, 50])
  const players = await Promise.all(sides.map((team, side) => makePlayer(staff(), team, side === 0 ? 'Ana' : 'Bea', 'Lee')))
  const lines = (figures: readonly number[], revision?: number) => ({
    lines: figures.map((value, side) => ({
      player_id: players[side],
      team_id: sides[side]?.id,
      ...(revision === undefined ? {} : { revision }),
      stats: [{ stat_id: statId('PTS'), value }],
    })),
  })
  const address = `/api/gamesv2/${game}/lines`
  thingOf<object>(await staff().put(address, lines(points)))
  const shown = async () => {
    const { playerStats } = thingOf<BoxScoreAnswer>(await staff().get(`/api/gamesv2/${game}`))
    return playerStats.filter(({ stat }) => stat.abbreviation === 'PTS').map(({ value }) => value)
  }
  return { address, lines, shown }
}

describe('Lines of several players', () => {
  it('have one preview, and are saved together as it was shown', async () => {
    const { address, lines, shown } = await withLines([20, 10])
    const effects = effectsOf(await staff().put(`${address}?preview=true`, lines([8, 12])))
    expect(
      effects.leaders.filter(({ by }) => by === 'total').map(({ firstName, from, to }) => `${firstName} ${from} → ${to}`),
    ).toEqual(['Bea 2 → 1', 'Ana 1 → 2'])
    expect(await shown()).toEqual([20, 10])
    const saved = await staff().put(address, lines([8, 12]), { 'if-preview': effects.token })
    expect(thingOf<GameLinesAnswer>(saved).lines.map(({ revision }) => revision)).toEqual([4, 5])
    expect(await shown()).toEqual([8, 12])
  })

  it('are not saved at all where somebody changed one of them', async () => {
    const { address, lines, shown } = await withLines([20, 10])
    thingOf<object>(await staff().put(address, { lines: lines([20, 11]).lines.slice(1) }))
    expect(await staff().put(address, lines([8, 12], 3))).toMatchObject({ status: 409 })
    expect(await shown()).toEqual([20, 11])
  })

  it('are refused where one is named twice', async () => {
    const { address, lines } = await withLines([20, 10])
    const [one] = lines([8]).lines
    expect(await staff().put(address, { lines: [one, one] })).toMatchObject({ status: 400 })
  })
})

describe('What is saved with the token of a preview', () => {
  it('is what was shown', async () => {
    const { first, table } = await playedLeague()
    const { token } = effectsOf(await correction(first, [57, 58]))
    expect(await save(first, [57, 58], token)).toMatchObject({ status: 200, body: { score_home: 57 } })
    expect(await table()).toEqual(['1 Hawks', '2 Owls', '3 Wolves'])
  })

  it('is refused with the new preview where it would lead to something else by now', async () => {
    const { first, table } = await playedLeague()
    const { token } = effectsOf(await correction(first, [57, 58]))
    await correction(first, [50, 58], false)
    const refused = await save(first, [57, 58], token)
    expect(refused).toMatchObject({ status: 409, body: { effects: { ranks: [] } } })
    expect(await table()).toEqual(['1 Hawks', '2 Owls', '3 Wolves'])
    const { effects } = refused.body as { effects: EffectsAnswer }
    expect(await save(first, [57, 58], effects.token)).toMatchObject({ status: 200 })
  })

  it('is refused for another score than the one that was shown', async () => {
    const { first } = await playedLeague()
    const { token } = effectsOf(await correction(first, [57, 58]))
    expect(await save(first, [56, 58], token)).toMatchObject({ status: 409, body: { effects: { facts: 1 } } })
  })
})

describe('Saves with tokens that come at once', () => {
  it('are each just what was shown of it, or refused with what it leads to by now', async () => {
    const { first, second, table } = await playedLeague()
    const [one, other] = await Promise.all([correction(first, [57, 58]), correction(second, [50, 60])])
    const tokens = [one, other].map(answer => effectsOf(answer).token)
    const answers = await Promise.all([save(first, [57, 58], tokens[0] ?? ''), save(second, [50, 60], tokens[1] ?? '')])
    const refused = answers.filter(({ status }) => status === 409)
    // The first of them puts Hawks ahead of Owls: what was shown of the other leads elsewhere then.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { token } = (refused[0]?.body as { effects: EffectsAnswer } | undefined)?.effects ?? { token: '' }
    const [game, score] = answers[0]?.status === 409 ? ([first, [57, 58]] as const) : ([second, [50, 60]] as const)
    expect(await save(game, score, token)).toMatchObject({ status: 200 })
    expect(await table()).toEqual(['1 Hawks', '2 Wolves', '3 Owls'])
  })

  it('are done where what others write does not matter to them', async () => {
    const [here, elsewhere] = [await playedLeague(), await playedLeague()]
    const { token } = effectsOf(await correction(here.first, [57, 58]))
    const [saved] = await Promise.all([
      save(here.first, [57, 58], token),
      ...Array.from({ length: 5 }, (_, points) => correction(elsewhere.first, [points, 58], false)),
    ])
    expect(saved).toMatchObject({ status: 200 })
  })
})
