import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isToBePlayed } from '@fullcourt/domain/games/status'
import { Answer } from '../parts/Answer'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { comparison } from './comparison'
import { TeamComparison } from './TeamComparison'

/** Both teams of a game before it. */
export const comparisonOf = (site: PublicSite, id: number) =>
  siteQuery('comparison', { id }, [`game:${id}`, 'games', 'teams', 'players', 'entries'], async signal =>
    comparison(await site.api.get('/api/gamesv2/{id}/comparison', { path: { id }, signal }), site.today),
  )

type Props = { site: PublicSite } & Omit<ComponentProps<typeof TeamComparison>, 'comparison'>

/** As both teams were before the game. */
export const BeforeGame = ({ site, game, listed }: Props) => {
  const compared = useQuery({ ...comparisonOf(site, game.id), enabled: isToBePlayed(game.state) })
  return <Answer of={compared}>{answer => <TeamComparison game={game} comparison={answer} listed={listed} />}</Answer>
}
