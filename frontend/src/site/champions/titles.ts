import type { ChampionAnswer, SeasonChampionsAnswer } from '../../api/schema'

/** A team with how many seasons' titles it won. */
export type TitleHolder = { readonly team: ChampionAnswer['team']; readonly titles: number }

/** Who won most often, several where they are level; nobody before a team has won twice. */
export const mostTitles = (seasons: readonly Pick<SeasonChampionsAnswer, 'champions'>[]): readonly TitleHolder[] => {
  const holders = new Map<number, TitleHolder>()
  for (const { team } of seasons.flatMap(({ champions }) => champions))
    holders.set(team.id, { team, titles: (holders.get(team.id)?.titles ?? 0) + 1 })
  const most = Math.max(2, ...[...holders.values()].map(({ titles }) => titles))
  return [...holders.values()].filter(({ titles }) => titles === most)
}
