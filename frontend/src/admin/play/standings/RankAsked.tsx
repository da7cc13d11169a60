import { loadLater } from '../../parts/feedback/load-later'
import type { Address } from '../../parts/tables/use-address'
import { WHY } from './rank-column'

const RankDialog = loadLater(() => import('./RankDialog').then(chunk => chunk.RankDialog))

type Props = { readonly address: Address; readonly season: number }

/** The explanation of the rank that the address asks for. */
export const RankAsked = ({ address, season }: Props) => {
  const [, league, team] = /^(\d{1,9})-(\d{1,9})$/.exec(address.at(WHY)) ?? []
  if (league === undefined || team === undefined) return null
  const at = { seasonId: season, leagueId: Number(league), team: Number(team) }
  return <RankDialog key={`${league}-${team}`} at={at} onClose={() => address.change({ [WHY]: null })} />
}
