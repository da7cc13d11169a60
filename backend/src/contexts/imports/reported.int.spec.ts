import { fullName } from '@fullcourt/domain/players/full-name'
import { makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { LeagueWithTeamsAnswer } from '../leagues/leagues.answers'
import type { ImportAnswer } from './imports.answers'
import { importProductOf, NOTHING_NEW } from './testing/import-product'
import { corrected, smallLeague } from './testing/small-league'

let product: Product
beforeEach(async () => {
  product = await openProduct()
})
afterEach(() => product.close())

const { staff, games, players, importFiles, sheetOf, gameOf, playerNamed } = importProductOf(() => product)
const leaguePath = ({ season, league }: ImportAnswer) => `/api/seasonsv2/${season.id}/leagues/${league.id}`

describe('What staff changed since is reported, not overwritten:', () => {
  it('a score', async () => {
    await importFiles()
    const { id } = await gameOf('Harbour Hawks', 'Montréal Métros')
    await staff().put(`/api/gamesv2/${id}/scores`, { score_home: 22, score_away: 18 })
    const { reports, summary } = await importFiles(corrected(smallLeague, 'games.csv', 'HAR,MTL,21,18', 'HAR,MTL,21,17'))
    expect(reports).toEqual([
      `Game #${id} (g1): the final score is 18–22 here and 17–21 in the file. It was changed here and stays.`,
    ])
    expect(summary).toEqual(NOTHING_NEW)
    expect(await gameOf('Harbour Hawks', 'Montréal Métros')).toMatchObject({ score_home: 22, score_away: 18 })
  })

  it('a line, while the other lines of the game come in', async () => {
    await importFiles()
    const { id } = await gameOf('Harbour Hawks', 'Montréal Métros')
    const ana = await playerNamed('Ana')
    const stats = [{ player_id: ana.id, game_id: id, stat_id: 2, value: 9 }]
    await staff().put('/api/player-game-stats', { player_id: ana.id, game_id: id, stats })
    const { reports, summary } = await importFiles(corrected(smallLeague, 'box_scores.csv', 'g1,HAR,p2,9,', 'g1,HAR,p2,11,'))
    expect(reports).toEqual([
      `Game #${id} (g1): the line of player Ana Núñez (#${ana.id}) was changed here and stays (AST 9 here, 3 in the file).`,
    ])
    expect(summary.lines).toEqual({ created: 0, changed: 1 })
    expect(await sheetOf('2025-01-07 18:30')).toContain(
      'Ana Núñez: PTS 12, REB 4, AST 9, FGM 5, FGA 9, 3PM 1, 3PA 3, FTM 1, FTA 2',
    )
  })

  it("a game's details, a team's and a player's name", async () => {
    const first = await importFiles()
    const { id } = await gameOf('Harbour Hawks', 'Night Shift, The')
    await staff().put(`/api/gamesv2/${id}/details`, { location: 'Riverside Gym' })
    const [league] = (await staff().get(`/api/seasonsv2/${first.season.id}/leagues-with-teams-public`))
      .body as LeagueWithTeamsAnswer[]
    const hawks = league?.teams.find(({ name }) => name === 'Harbour Hawks')
    await staff().put(`/api/teams/${hawks?.id}`, { name: 'Harbor Hawks' })
    const ana = await playerNamed('Ana')
    await staff().put(`/api/playersv2/${ana.id}`, { firstName: 'Anna', lastName: 'Núñez' })
    expect((await importFiles()).reports).toEqual([
      `Team #${hawks?.id} (HAR): the name was changed here and stays.`,
      `Player Anna Núñez (#${ana.id}): the name was changed here and stays.`,
      `Game #${id} (g5): date, time, location or status were changed here and stay.`,
    ])
    expect(await playerNamed('Anna')).toBeDefined()
  })

  it('a deleted game, and a deleted player with their place', async () => {
    const first = await importFiles()
    const { id } = await gameOf('Harbour Hawks', 'Night Shift, The')
    await staff().delete(`${leaguePath(first)}/games/${id}`)
    const ines = await playerNamed('Ines')
    await staff().delete(`/api/playersv2/${ines.id}`)
    expect((await importFiles()).reports).toEqual([
      `Player #${ines.id} was deleted here and stays deleted.`,
      `Game #${id} (g5) was deleted here and stays deleted.`,
    ])
    expect(await games()).toHaveLength(6)
  })
})

describe('A player whom a report names', () => {
  it('of another organization keeps their name to themselves', async () => {
    const stranger = product.as('stranger')
    const league = await makeLeague(stranger)
    const other = await makePlayer(stranger, await makeTeam(stranger, league, 'Owls'), 'Hidden', 'Person')
    const files = corrected(smallLeague, 'games.csv', 'g5,2025-01-21', `player #${other},2025-01-21`)
    await importFiles(files)
    const { id } = await gameOf('Harbour Hawks', 'Night Shift, The')
    thingOf(await staff().put(`/api/gamesv2/${id}/details`, { location: 'Riverside Gym' }))
    expect((await importFiles(files)).reports).toEqual([
      `Game #${id} (player #${other}): date, time, location or status were changed here and stay.`,
    ])
  })
})

describe('What is gone from the files is reported, not deleted:', () => {
  it('a line, a game, a player, a team', async () => {
    await importFiles()
    const { id } = await gameOf('Harbour Hawks', 'Night Shift, The')
    const [first, devon, hugo] = [
      await gameOf('Harbour Hawks', 'Montréal Métros'),
      await playerNamed('Devon'),
      await playerNamed('Hugo'),
    ]
    const line = corrected(smallLeague, 'box_scores.csv', 'g1,HAR,p9,,,,,,,,,\n', '')
    const player = corrected(line, 'players.csv', 'p9,Hugo,Hugo,\n', '')
    const other = corrected(player, 'box_scores.csv', 'g1,MTL,p4,8,0,5,4,7,0,0,0,0\n', '')
    const { reports } = await importFiles(
      corrected(other, 'games.csv', 'g5,2025-01-21,18:30,regular,scheduled,HAR,NIG,,,,1\n', ''),
    )
    expect(reports).toEqual(
      [
        `Game #${first.id} (g1): the line of player Hugo (#${hugo.id}) is no longer in the files. It stays.`,
        `Game #${first.id} (g1): the line of player ${fullName(devon)} (#${devon.id}) is no longer in the files. It stays.`,
        `Player Hugo (#${hugo.id}) is no longer in the files. The player stays.`,
        `Game #${id} (g5) is no longer in the files. It stays.`,
      ].sort((a, b) => reports.indexOf(a) - reports.indexOf(b)),
    )
    expect(await games()).toHaveLength(7)
    expect(await players()).toHaveLength(10)
  })
})
