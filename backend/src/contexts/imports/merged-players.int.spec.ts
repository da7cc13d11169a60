import type { BoxScoreAnswer } from '../games/box-score.answers'
import type { GameAnswer } from '../games/games.answers'
import { lineBody } from '../games/testing/calls'
import type { DuplicateGroupAnswer, MergeAnswer } from '../players/merging/merging.answers'
import type { PlayerAnswer, PlayerStatsAnswer } from '../players/players.answers'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { ImportAnswer } from './imports.answers'
import { imported } from './testing/importing'
import { hasRealLeagues, realLeague } from './testing/real-leagues'
import { askOf, shownLeague, type ShownLeague } from './testing/shown-league'
import type { TextFiles } from './testing/small-league'
import { splitByGame, splitWithinGames } from './testing/split-players'

const describeWhereTheyAre = hasRealLeagues('merged players of a real season') ? describe : describe.skip

const SLUG = 'riverside'
const LEAGUE = 'rec-league-2025'
/** The three who scored most: two of them are split by game, one line by line; the first is three players. */
const [EMERY, GLADWIN, BOYDE] = [
  { id: 'r104', name: 'Lester Emery' },
  { id: 'r051', name: 'Vic Gladwin' },
  { id: 'r013', name: 'Gabe Boyde' },
] as const

const split = (files: TextFiles): TextFiles => {
  const emery = splitWithinGames(splitByGame(files, EMERY.id, 'r104b'), EMERY.id, 'r104c')
  return splitWithinGames(splitByGame(emery, GLADWIN.id, 'r051b'), BOYDE.id, 'r013b')
}

describeWhereTheyAre('The published figures of a league', () => {
  let product: Product
  let staff: Client
  let published: ShownLeague
  let files: TextFiles

  const open = async () => {
    const opened = await openProduct()
    return {
      opened,
      bring: (of: TextFiles) => imported(opened.as('staff'), { organization: SLUG, season: '2025', league: LEAGUE }, of),
    }
  }
  let bring: (of: TextFiles) => Promise<ImportAnswer>

  beforeAll(async () => {
    const whole = await open()
    await whole.bring(realLeague(LEAGUE).files)
    published = await shownLeague(askOf(whole.opened.application), SLUG)
    await whole.opened.close()
    const parted = await open()
    product = parted.opened
    bring = parted.bring
    staff = product.as('staff')
    files = split(realLeague(LEAGUE).files)
    await bring(files)
  }, 120_000)
  afterAll(() => product.close())

  const shown = () => shownLeague(askOf(product.application), SLUG)
  const named = async (name: string) =>
    thingOf<PlayerAnswer[]>(await staff.get('/api/playersv2'))
      .filter(({ firstName, lastName }) => `${firstName} ${lastName}` === name)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
  const merge = async (master: number, ...duplicateIds: number[]) =>
    thingOf<MergeAnswer>(await staff.post('/api/playersv2/merge', { masterId: master, duplicateIds }))
  const unmerge = async (master: number, duplicateId: number) =>
    thingOf(await staff.post(`/api/playersv2/${master}/unmerge`, { duplicateId }))
  const mergeAll = async (name: string) => {
    const [master = 0, ...duplicates] = await named(name)
    await merge(master, ...duplicates)
  }
  const pointsOf = async (player: number) =>
    thingOf<PlayerStatsAnswer>(await staff.get(`/api/playersv2/${player}/stats`))
      .gameStats.filter(({ stat }) => stat.abbreviation === 'PTS')
      .map(({ value }) => value)

  it('are others while three players are split, but those of the teams are the same', async () => {
    const parted = await shown()
    expect(parted.points).not.toEqual(published.points)
    expect(parted.games.map(({ game }) => game)).toEqual(published.games.map(({ game }) => game))
    const groups = thingOf<DuplicateGroupAnswer[]>(await staff.get('/api/playersv2/duplicates'))
    const ofOneTeam = groups.filter(
      ({ certain, players }) => certain && new Set(players.map(({ team_id }) => team_id)).size === 1,
    )
    expect(ofOneTeam.map(({ players }) => `${players[0]?.firstName} ${players[0]?.lastName}`).toSorted()).toEqual(
      [EMERY, GLADWIN, BOYDE].map(({ name }) => name).toSorted(),
    )
  })

  it('are shown when they are merged, and after a rebuild, and a second import of the same files changes nothing', async () => {
    for (const { name } of [EMERY, GLADWIN, BOYDE]) await mergeAll(name)
    expect(await shown()).toEqual(published)
    await product.as('super_admin').post('/api/projections/all/rebuild')
    await Promise.all(product.application.runner.rebuilds().map(({ finished }) => finished))
    expect(await shown()).toEqual(published)
    const again = await bring(files)
    expect(again.reports).toEqual([])
    expect(Object.values(again.summary).map(({ created, changed }) => created + changed)).toEqual(
      Object.values(again.summary).map(() => 0),
    )
    expect(await shown()).toEqual(published)
  })

  it('are shown after merges in a row, edits of merged lines, and undoing in another order', async () => {
    const [first = 0] = await named(EMERY.name)
    const ids = thingOf<MergeAnswer>(await staff.get(`/api/playersv2/${first}/information`)).merged.map(({ id }) => id)
    const [second = 0, third = 0] = ids.toSorted((a, b) => a - b)
    const before = await pointsOf(first)
    for (const id of ids) await unmerge(first, id)
    await merge(second, third)
    await merge(first, second)
    expect(await pointsOf(first)).toEqual(before)
    const game = await gameOf(first, 0)
    const corrected = async (points: number) =>
      thingOf<object>(await staff.put('/api/player-game-stats', lineBody(game, third, { PTS: points })))
    await corrected((before[0] ?? 0) + 3)
    expect((await pointsOf(first))[0]).toBe((before[0] ?? 0) + 3)
    await corrected(before[0] ?? 0)
    await unmerge(second, third)
    expect(sum([...(await pointsOf(first)), ...(await pointsOf(third))])).toBe(sum(before))
    expect(await pointsOf(first)).toContain(before[0])
    await unmerge(first, second)
    expect(sum((await Promise.all([first, second, third].map(pointsOf))).flat())).toBe(sum(before))
    expect((await shown()).standings.map(withoutPlayers)).toEqual(published.standings.map(withoutPlayers))
    await merge(first, third, second)
    expect(await shown()).toEqual(published)
  })

  const gameOf = async (player: number, which: number) => {
    const { gameStats } = thingOf<PlayerStatsAnswer>(await staff.get(`/api/playersv2/${player}/stats`))
    return [...new Set(gameStats.map(({ game_id }) => game_id))][which] ?? 0
  }

  it('come with corrections of the files, also of lines that are merged', async () => {
    const row = (of: TextFiles, id: string) => of['box_scores.csv']?.split('\n').find(line => line.split(',')[2] === id) ?? ''
    const before = row(files, 'r013b')
    const [game = '', team = '', player = '', points, ...figures] = before.split(',')
    const after = [game, team, player, Number(points) + 1, ...figures].join(',')
    await bring({ ...files, 'box_scores.csv': (files['box_scores.csv'] ?? '').replace(before, after) })
    const [boyde = 0] = await named(BOYDE.name)
    const line = (of: ShownLeague) => of.games.flatMap(({ sheet }) => sheet.filter(words => words.startsWith(BOYDE.name)))
    expect(line(await shown())).not.toEqual(line(published))
    expect(await named(BOYDE.name)).toEqual([boyde])
    await bring(files)
    expect(await shown()).toEqual(published)
  })

  it('has each player of a game once', async () => {
    const games = thingOf<GameAnswer[]>(await staff.get('/api/gamesv2'))
    for (const { id } of games) {
      const { homeRoster, awayRoster } = thingOf<BoxScoreAnswer>(await staff.get(`/api/gamesv2/${id}`))
      const players = [...homeRoster, ...awayRoster].map(({ player_id }) => player_id)
      expect(new Set(players).size).toBe(players.length)
    }
  })
})

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)
const withoutPlayers = (standing: string) => standing.replace(/ \d+ players$/, '')

describeWhereTheyAre('Likely duplicates of a real league', () => {
  let product: Product
  beforeAll(async () => {
    product = await openProduct()
    await imported(product.as('staff'), { organization: SLUG, season: '2025', league: LEAGUE }, realLeague(LEAGUE).files)
  }, 120_000)
  afterAll(() => product.close())

  it('are found, each with its reason', async () => {
    const groups = thingOf<DuplicateGroupAnswer[]>(await product.as('staff').get('/api/playersv2/duplicates'))
    const found = groups.map(({ why, players }) =>
      [why, ...players.map(one => `${one.firstName} ${one.lastName}`.trim())].join(' '),
    )
    expect(found).toEqual(
      expect.arrayContaining([
        'same-name Albert Hart Albert Hart',
        'same-name Gabriel Lockwood Gabriel Lockwood Gabriel Lockwood',
        'same-name Ulysses Page Ulysses Page',
        'nickname Walt Jarvis Walter Jarvis',
        'nickname Vic Fairley Victor Fairley',
        'nickname Gabe Harlan Gabriel Harlan',
        'one-letter Gabriel Harlan Gabriel Harland',
        'short-form Harrison Hart HH',
        'short-form Sol Lockwood Solomon Lockwood',
      ]),
    )
  })
})
