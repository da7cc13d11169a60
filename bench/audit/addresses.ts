/** What is looked at of a site: one page of each kind, by the name of the page in `domain/pages/public-pages.ts`. */
export type Addresses = Readonly<Record<string, string>>

type Identified = { readonly id: number }
type Game = Identified & { readonly score_home: number | null }
type Season = Identified & { readonly active: boolean }

/** Reads public answers of an organization. */
export const reader =
  (url: string, slug: string) =>
  async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${url}/api/${path}${path.includes('?') ? '&' : '?'}slug=${slug}`)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    return (await answer.json()) as Answer
  }

const first = <Thing>(things: readonly Thing[], what: string): Thing => {
  const [found] = things
  if (found === undefined) throw new Error(`There is no ${what} to look at.`)
  return found
}

/** The pages that the audit holds to its limits, of an organization with a season that is being played; the bracket where there is one. */
export const mainAddresses = async (url: string, slug: string): Promise<Addresses> => {
  const read = reader(url, slug)
  const seasons = await read<Season[]>('seasonsv2')
  const season = first(
    seasons.filter(({ active }) => active),
    'active season',
  )
  const games = await read<Game[]>('gamesv2')
  const game = first(
    games.filter(({ score_home }) => score_home !== null),
    'game with a score',
  )
  const leaders = await read<{ points: { player_id: number }[] }>('stat-leaders')
  const divisions = await read<Identified[]>(`seasonsv2/${season.id}/divisions`)
  return {
    home: `/${slug}`,
    standings: `/${slug}/teamList`,
    schedule: `/${slug}/schedule`,
    game: `/${slug}/games/${game.id}`,
    player: `/${slug}/players/${first(leaders.points, 'leader').player_id}`,
    leaders: `/${slug}/leaderboard`,
    ...(divisions[0] && { bracket: `/${slug}/tournamentBracket?divisionId=${divisions[0].id}` }),
  }
}

/** The address of every game, team and player of an organization, and of the pages that there is one of. */
export const allAddresses = async (url: string, slug: string): Promise<readonly string[]> => {
  const read = reader(url, slug)
  const games = await read<Identified[]>('gamesv2')
  const teams = await read<Identified[]>('teamsv2')
  const players = await read<Identified[]>('playersv2')
  return [
    ...['', '/teamList', '/schedule', '/leaderboard', '/playerList'].map(path => `/${slug}${path}`),
    ...games.map(({ id }) => `/${slug}/games/${id}`),
    ...teams.map(({ id }) => `/${slug}/teams/${id}`),
    ...players.flatMap(({ id }) => [`/${slug}/players/${id}`, `/${slug}/player/${id}/stats`]),
  ]
}
