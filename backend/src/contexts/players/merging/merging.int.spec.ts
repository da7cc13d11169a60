import type { BoxScoreAnswer } from '../../games/box-score.answers'
import { lineBody } from '../../games/testing/calls'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import type { PlayerAnswer, PlayerBasicAnswer, PlayerInformationAnswer } from '../players.answers'
import type { DuplicateGroupAnswer, MergeAnswer } from './merging.answers'

let product: Product
let staff: Client
let visitor: Client
let tenant: string

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  visitor = product.as('nobody')
  tenant = `slug=${product.organization.slug}`
})
afterAll(() => product.close())

type Team = { readonly id: number; readonly address: string }
type Split = {
  readonly league: MadeLeague
  readonly home: Team
  readonly away: Team
  readonly ana: number
  readonly anna: number
}

/** Ana is two players of the home team. */
const splitAna = async (active = false): Promise<Split> => {
  const league = await makeLeague(staff)
  if (active) thingOf(await staff.put(`/api/seasonsv2/${league.season}`, { active: true }))
  const [home, away] = [await makeTeam(staff, league, 'Hawks'), await makeTeam(staff, league, 'Bulls')]
  return {
    league,
    home,
    away,
    ana: await makePlayer(staff, home, 'Ana', 'Lee'),
    anna: await makePlayer(staff, home, 'Anna', 'Lee'),
  }
}

const gameOf = ({ league, home, away }: Split, score?: readonly [number, number]) =>
  makeGame(staff, league, [home.id, away.id], score)

const record = async (game: number, player: number, figures: Parameters<typeof lineBody>[2], team?: number) =>
  thingOf<object>(await staff.put('/api/player-game-stats', lineBody(game, player, figures, team)))

const merge = async (master: number, ...duplicateIds: number[]) =>
  thingOf<MergeAnswer>(await staff.post('/api/playersv2/merge', { masterId: master, duplicateIds }))
const preview = async (master: number, ...duplicateIds: number[]) =>
  thingOf<MergeAnswer>(await staff.post('/api/playersv2/merge?preview=true', { masterId: master, duplicateIds }))
const unmerge = async (master: number, duplicateId: number) =>
  thingOf<PlayerInformationAnswer>(await staff.post(`/api/playersv2/${master}/unmerge`, { duplicateId }))

const information = async (id: number) => thingOf<PlayerInformationAnswer>(await staff.get(`/api/playersv2/${id}/information`))
const boxScore = async (game: number, client = staff, query = '') =>
  thingOf<BoxScoreAnswer>(await client.get(`/api/gamesv2/${game}${query}`))
const pointsIn = ({ playerStats }: BoxScoreAnswer) =>
  playerStats.flatMap(({ player_id, stat, value }) => (stat.abbreviation === 'PTS' ? [[player_id, value]] : []))

describe('a merge', () => {
  it('answers the master, with whom, when and by whom they were merged', async () => {
    const { ana, anna } = await splitAna()
    expect(await merge(ana, anna)).toMatchObject({
      id: ana,
      firstName: 'Ana',
      merged: [{ id: anna, name: 'Anna Lee', into: ana, by: 'stan' }],
      rosters: [{ team: { name: 'Hawks' } }],
    })
  })

  it('is undone one by one, in any order, the latest listed first', async () => {
    const { ana, anna, home } = await splitAna()
    const ann = await makePlayer(staff, home, 'Ann', 'Lee')
    await merge(anna, ann)
    await merge(ana, anna)
    expect((await information(ana)).merged.map(({ id, into }) => [id, into])).toEqual([
      [anna, ana],
      [ann, anna],
    ])
    expect((await unmerge(ana, ann)).merged.map(({ id }) => id)).toEqual([anna])
    expect((await information(ann)).id).toBe(ann)
    expect((await information(anna)).id).toBe(ana)
    expect((await unmerge(ana, anna)).merged).toEqual([])
    expect((await information(anna)).id).toBe(anna)
  })

  it('is undone although the master was deleted', async () => {
    const { ana, anna } = await splitAna()
    await merge(ana, anna)
    expect((await staff.delete(`/api/playersv2/${ana}`)).status).toBe(204)
    expect((await staff.get(`/api/playersv2/${anna}/information`)).status).toBe(404)
    expect(await unmerge(ana, anna)).toMatchObject({ id: anna, merged: [] })
  })

  it('that is undone after the master was deleted gives the place on a roster back, whatever becomes of the master', async () => {
    const { ana, anna, home } = await splitAna()
    const onRoster = async () =>
      thingOf<{ readonly id: number }[]>(await staff.get(`${home.address}/players`)).map(({ id }) => id)
    const last = async () =>
      thingOf<{ readonly actions: readonly { readonly id: string }[] }>(await staff.get('/api/history')).actions[0]?.id
    const undo = async (action: string | undefined) =>
      thingOf<{ readonly id: string }>(await staff.post(`/api/history/actions/${action}/undo`, {})).id
    await merge(ana, anna)
    await staff.delete(`/api/playersv2/${ana}`)
    const deletion = await last()
    expect(await onRoster()).toEqual([])
    await unmerge(ana, anna)
    expect(await onRoster()).toEqual([anna])
    const undone = await undo(deletion)
    expect(await onRoster()).toEqual([ana, anna])
    await undo(undone)
    expect(await onRoster()).toEqual([anna])
  })

  it('that is undone gives the place back on a roster that was out of reach too, as soon as that is back', async () => {
    const { ana, anna, home, league } = await splitAna()
    await merge(ana, anna)
    await staff.delete(`/api/playersv2/${ana}`)
    await staff.delete(league.address)
    await unmerge(ana, anna)
    await staff.post(`${league.address}/restore`, {})
    expect(thingOf<object>(await staff.get(`${home.address}/players`))).toMatchObject([{ id: anna }])
  })

  it('is refused with the reason where a player is merged already', async () => {
    const { ana, anna, home } = await splitAna()
    const ann = await makePlayer(staff, home, 'Ann', 'Lee')
    await merge(ana, anna)
    const refused = (masterId: number, duplicateIds: number[]) => staff.post('/api/playersv2/merge', { masterId, duplicateIds })
    expect(await refused(ann, [anna])).toMatchObject({
      status: 409,
      body: { message: `Player #${anna} is already merged into player #${ana}. Undo that first.` },
    })
    expect(await refused(anna, [ann])).toMatchObject({
      status: 409,
      body: { message: `Player #${anna} is already merged into player #${ana}. Merge into that one.` },
    })
    expect(await refused(ann, [ann])).toMatchObject({ status: 400, body: { message: 'The master cannot also be merged.' } })
    expect((await staff.post(`/api/playersv2/${ann}/unmerge`, { duplicateId: anna })).status).toBe(409)
  })

  it('is of players who are there, and of one organization', async () => {
    const { ana, anna } = await splitAna()
    const fritz = product.as('stranger')
    const other = await makePlayer(fritz, await makeTeam(fritz, await makeLeague(fritz), 'Owls'), 'Ana', 'Lee')
    thingOf<object>({ ...(await staff.delete(`/api/playersv2/${anna}`)), body: {} })
    for (const client of [staff, product.as('super_admin')])
      for (const duplicate of [anna, other, 1_000_000])
        expect((await client.post('/api/playersv2/merge', { masterId: ana, duplicateIds: [duplicate] })).status).toBe(404)
  })

  it('is won by one of fifty who merge the same pair at once', async () => {
    const { ana, anna } = await splitAna()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const [masterId, duplicate] = i % 2 === 0 ? [ana, anna] : [anna, ana]
        return staff.post('/api/playersv2/merge', { masterId, duplicateIds: [duplicate] })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  })
})

describe('a preview', () => {
  it('says what would be, game by game, and merges nothing', async () => {
    const split = await splitAna()
    const { ana, anna, home } = split
    const [first, second] = [await gameOf(split), await gameOf(split)]
    await record(first, ana, { PTS: 8, REB: 2 }, home.id)
    await record(first, anna, { PTS: 4 }, home.id)
    await record(second, anna, { PTS: 5 }, home.id)
    const answer = await preview(ana, anna)
    expect(answer.preview?.totals.regular).toEqual({
      games: 2,
      stats: [
        { stat_id: 1, abbreviation: 'PTS', value: 17 },
        { stat_id: 3, abbreviation: 'REB', value: 2 },
      ],
    })
    expect(
      answer.preview?.twoLines.map(({ game, team, lines, sum }) => [game.id, team.name, lines.length, sum[0]?.value]),
    ).toEqual([[first, 'Hawks', 2, 12]])
    expect((await information(anna)).id).toBe(anna)
  })

  it('names what one person can hardly have done', async () => {
    const split = await splitAna()
    const { league, home, away, ana } = split
    const ben = await makePlayer(staff, away, 'Ana', 'Lee')
    for (const [player, email] of [
      [ana, 'ana@example.com'],
      [ben, 'lee@example.com'],
    ] as const)
      thingOf(
        await staff.put(`/api/playersv2/${player}`, {
          email,
          phoneNumber: '555 0100',
          attributeValues: [{ attribute_id: 1, value: email.slice(0, 3) }],
        }),
      )
    const game = await gameOf(split)
    await record(game, ana, { PTS: 8 }, home.id)
    await record(game, ben, { PTS: 4 }, away.id)
    const others = [await makeTeam(staff, league, 'Owls'), await makeTeam(staff, league, 'Foxes')]
    const late = { date: '2026-01-30', time: '19:30' }
    const scheduled = async (home: number, away: number) =>
      thingOf(await staff.post(`${league.address}/games`, { home_team_id: home, away_team_id: away, ...late })).id
    await record(await scheduled(home.id, away.id), ana, { PTS: 1 }, home.id)
    await record(await scheduled(others[0]?.id ?? 0, others[1]?.id ?? 0), ben, { PTS: 1 }, others[0]?.id)
    const found = (await preview(ana, ben)).preview?.contradictions ?? []
    expect(found.map(({ what }) => what)).toEqual(['both-teams', 'same-time', 'two-rosters', 'email', 'attribute'])
    expect(found.map(({ message }) => message)).toEqual([
      'Played for both teams of Bulls at Hawks (2026-01-31).',
      'Played in 2 games at the same time: Bulls at Hawks and Foxes at Owls.',
      expect.stringMatching(/^On the rosters of Hawks and Bulls in Monday Night, Season \d+\.$/),
      `The e-mail address differs: ana@example.com of Ana Lee (#${ana}) and lee@example.com of Ana Lee (#${ben}).`,
      expect.stringMatching(/^[A-Z]\w+ differs: ana of Ana Lee \(#\d+\) and lee of Ana Lee \(#\d+\)\.$/),
    ])
  })

  it('is refused where the merge would be', async () => {
    const { ana, anna } = await splitAna()
    await merge(ana, anna)
    const body = { masterId: ana, duplicateIds: [anna] }
    expect((await staff.post('/api/playersv2/merge?preview=true', body)).status).toBe(409)
  })
})

it('A preview names the team of which a duplicate is the captain', async () => {
  const { ana, anna, home, league } = await splitAna()
  thingOf(await staff.put(home.address, { captainId: anna }))
  const { preview: would } = await preview(ana, anna)
  expect(would?.captaincies).toMatchObject([{ player_id: anna, team: { id: home.id }, leagueName: 'Monday Night' }])
  await merge(ana, anna)
  const [row] = thingOf<{ id: number; captain_id: number }[]>(await staff.get(`${league.address}/teams`)).filter(
    ({ id }) => id === home.id,
  )
  expect(row?.captain_id).toBe(ana)
})

describe('likely duplicates', () => {
  it('have a last name that is a first name of the other, in one team, and never played together', async () => {
    const split = await splitAna()
    const [pastor, ignacio] = [
      await makePlayer(staff, split.home, 'Pastor', 'Ignacio'),
      await makePlayer(staff, split.home, 'Ignacio', 'Moor'),
    ]
    const shared = async () =>
      thingOf<DuplicateGroupAnswer[]>(await staff.get('/api/playersv2/duplicates'))
        .filter(({ why }) => why === 'shared-name')
        .map(({ players }) => players.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(await shared()).toEqual([[pastor, ignacio]])
    const game = await gameOf(split)
    await record(game, pastor, { PTS: 2 })
    await record(game, ignacio, { PTS: 4 })
    expect(await shared()).toEqual([])
  })

  it('are listed with what is needed to compare them, until they are merged', async () => {
    const split = await splitAna()
    const { home } = split
    const [zoe, zoé] = [await makePlayer(staff, home, 'Zoe', 'Quirke'), await makePlayer(staff, home, 'Zoé', 'Quirke')]
    const game = await gameOf(split)
    await record(game, zoé, { PTS: 4 }, home.id)
    const groupOf = async () =>
      thingOf<DuplicateGroupAnswer[]>(await staff.get('/api/playersv2/duplicates')).find(({ players }) =>
        players.some(({ id }) => id === zoe),
      )
    expect(await groupOf()).toMatchObject({
      certain: false,
      why: 'accents',
      players: [
        { id: zoe, games: 0, lines: 0, firstGame: null, rosters: [{ team: { name: 'Hawks' } }] },
        { id: zoé, games: 1, lines: 1, firstGame: '2026-01-31', lastGame: '2026-01-31', totals: { regular: { games: 1 } } },
      ],
    })
    await merge(zoe, zoé)
    expect(await groupOf()).toBeUndefined()
  })
})

describe('after a merge', () => {
  it('every answer shows one player, and after its undo two', async () => {
    const split = await splitAna(true)
    const { ana, anna, home } = split
    const game = await gameOf(split, [20, 10])
    await record(game, ana, { PTS: 8 }, home.id)
    await record(game, anna, { PTS: 4 }, home.id)
    const seen = async () => {
      const leaders = thingOf<{ player_id: number; value: number; games: number }[]>(
        await visitor.get(`/api/records/top20Points?${tenant}`),
      )
      const [ofTeam] = thingOf<{ id: number; playersCount: number }[]>(await staff.get(`${split.league.address}/teams`)).filter(
        ({ id }) => id === home.id,
      )
      return {
        points: pointsIn(await boxScore(game, visitor, `?${tenant}`)),
        leaders: leaders.map(({ player_id, value, games }) => [player_id, value, games]),
        roster: thingOf<{ id: number }[]>(await staff.get(`${home.address}/players`)).map(({ id }) => id),
        players: ofTeam?.playersCount,
        listed: thingOf<PlayerAnswer[]>(await visitor.get(`/api/playersv2?${tenant}`)).map(({ id }) => id),
        mismatches: (await boxScore(game)).game.mismatches?.map(({ sum }) => sum),
      }
    }
    const apart = await seen()
    expect(apart).toMatchObject({
      points: [
        [ana, 8],
        [anna, 4],
      ],
      leaders: [
        [ana, 8, 1],
        [anna, 4, 1],
      ],
      roster: [ana, anna],
      players: 2,
    })
    await merge(ana, anna)
    expect(await seen()).toEqual({
      points: [[ana, 12]],
      leaders: [[ana, 12, 1]],
      roster: [ana],
      players: 1,
      listed: apart.listed.filter(id => id !== anna),
      mismatches: apart.mismatches,
    })
    await unmerge(ana, anna)
    expect(await seen()).toEqual(apart)
  })

  it('the page of each id is that of the master', async () => {
    const split = await splitAna()
    const { ana, anna, home } = split
    await record(await gameOf(split), anna, { PTS: 4 }, home.id)
    await merge(ana, anna)
    const basic = thingOf<PlayerBasicAnswer>(await visitor.get(`/api/playersv2/${anna}/basic?scope=all&${tenant}`))
    expect(basic.player.id).toBe(ana)
    expect(basic.gameStats.map(({ player_id, value }) => [player_id, value])).toEqual([[ana, 4]])
  })

  it('the public page of the duplicate leads to that of the master, until the merge is undone', async () => {
    const { ana, anna } = await splitAna()
    const page = (id: number, path = `players/${id}`) => visitor.get(`/${product.organization.slug}/${path}?from=list`)
    await merge(ana, anna)
    expect(await page(anna)).toMatchObject({
      status: 301,
      headers: { location: `/${product.organization.slug}/players/${ana}?from=list`, 'cache-control': 'no-cache' },
    })
    expect(await page(anna, `player/${anna}/stats`)).toMatchObject({
      headers: { location: `/${product.organization.slug}/player/${ana}/stats?from=list` },
    })
    expect((await page(ana)).status).not.toBe(301)
    await unmerge(ana, anna)
    expect((await page(anna)).status).not.toBe(301)
  })

  it('a corrected line of the duplicate goes back to them when it is undone, and a new one stays the master’s', async () => {
    const split = await splitAna()
    const { ana, anna, home } = split
    const [corrected, entered] = [await gameOf(split), await gameOf(split)]
    await record(corrected, anna, { PTS: 4, REB: 3 }, home.id)
    await merge(ana, anna)
    expect(await staff.put('/api/player-game-stats', lineBody(corrected, ana, { PTS: 6 }))).toMatchObject({
      body: { player_id: ana, stats: [{ value: 6 }, { value: 3 }] },
    })
    await record(entered, anna, { PTS: 5 }, home.id)
    expect(pointsIn(await boxScore(corrected))).toEqual([[ana, 6]])
    await unmerge(ana, anna)
    expect(pointsIn(await boxScore(corrected))).toEqual([[anna, 6]])
    expect(pointsIn(await boxScore(entered))).toEqual([[ana, 5]])
  })

  it('a line of both is changed where each figure was recorded, and loses nothing when it is undone', async () => {
    const split = await splitAna()
    const { ana, anna, home } = split
    const game = await gameOf(split)
    await record(game, ana, { PTS: 8 }, home.id)
    await record(game, anna, { PTS: 4, REB: 3 }, home.id)
    await merge(ana, anna)
    expect(await staff.put('/api/player-game-stats', lineBody(game, anna, { PTS: 13 }))).toMatchObject({
      status: 200,
      body: {
        player_id: ana,
        stats: [
          { stat: { abbreviation: 'PTS' }, value: 13 },
          { stat: { abbreviation: 'REB' }, value: 3 },
        ],
      },
    })
    await unmerge(ana, anna)
    expect(pointsIn(await boxScore(game))).toEqual([
      [ana, 9],
      [anna, 4],
    ])
  })

  it('a duplicate of somebody on the roster cannot join it, and both leave it together', async () => {
    const { ana, anna, home } = await splitAna()
    await merge(ana, anna)
    expect(await staff.post(`${home.address}/players`, { player_id: anna })).toMatchObject({
      status: 409,
      body: { message: 'Player already on this team' },
    })
    thingOf<object>({ ...(await staff.delete(`${home.address}/players/${anna}`)), body: {} })
    await unmerge(ana, anna)
    expect(thingOf<object[]>(await staff.get(`${home.address}/players`))).toEqual([])
  })

  it('the captain is captain under any of their ids', async () => {
    const { ana, anna, home } = await splitAna()
    thingOf(await staff.put(home.address, { captainId: anna }))
    await merge(ana, anna)
    expect(thingOf<object[]>(await staff.get(`${home.address}/players`))).toMatchObject([{ id: ana, captain: true }])
    expect(thingOf<object>(await staff.put(home.address, { captainId: ana }))).toMatchObject({ captain_id: ana })
    await unmerge(ana, anna)
    expect(thingOf<object[]>(await staff.get(`${home.address}/players`))).toMatchObject([
      { id: ana, captain: false },
      { id: anna, captain: true },
    ])
  })

  it('the history is of both', async () => {
    const { ana, anna } = await splitAna()
    thingOf(await staff.put(`/api/playersv2/${anna}`, { email: 'anna@example.com' }))
    await merge(ana, anna)
    const what = thingOf<{ what: string }[]>(await staff.get(`/api/history/player/${ana}`)).map(entry => entry.what)
    expect(what).toEqual([
      `merged Anna Lee (#${anna}) into Ana Lee (#${ana})`,
      'set the e-mail address of Anna Lee',
      expect.stringContaining('Anna Lee'),
      'added the player Anna Lee',
      expect.stringContaining('Ana Lee'),
      'added the player Ana Lee',
    ])
  })
})
