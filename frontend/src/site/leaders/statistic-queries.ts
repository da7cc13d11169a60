import { STAT_DEFINITIONS, type Abbreviation, type StatDefinition } from '@fullcourt/domain/statistics/definitions'
import { MINUTES } from '@fullcourt/domain/statistics/minutes'
import type { LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { quantity } from '../../ui/format/figures'
import type { RankedRow } from '../parts/RankedList'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { leadingPlayer } from './queries'

/** What leaders are taken of. */
export type LeadingStat = Pick<StatDefinition, 'name'> & { readonly abbreviation: Abbreviation | typeof MINUTES.abbreviation }

/** The statistic that an address chooses. */
export const statIn = (search: URLSearchParams): LeadingStat | undefined =>
  [...STAT_DEFINITIONS, MINUTES].find(({ abbreviation }) => abbreviation === search.get('stat'))

type Asked = {
  readonly seasonId?: number | undefined
  readonly by: LeaderForm
  readonly stat?: LeadingStat['abbreviation'] | undefined
}

/** Who leads one statistic, and what they had to have for it. */
export type Leading = {
  readonly abbreviation: Abbreviation
  readonly name: string
  readonly minimum: string
  readonly rows: readonly RankedRow[]
}

/** Who leads the statistics of a season: five of each that is shown, twenty of one that is named. */
export const leadersOf = ({ api }: PublicSite, { seasonId, by, stat }: Asked) =>
  siteQuery(
    'leaders',
    { seasonId, by, stat },
    ['games', 'players', 'teams', 'statistics'],
    async (signal): Promise<Leading[]> => {
      const all = await api.get('/api/leaders', { query: { seasonId, by, stat }, signal })
      return all.map(({ abbreviation, name, minimum, leaders }) => ({
        abbreviation: abbreviation as Abbreviation,
        name,
        minimum,
        rows: leaders.map(leader => ({
          ...leadingPlayer(leader),
          note: `${leadingPlayer(leader).note} · ${quantity(leader.games, 'game').replace(' ', '\u00a0')}`,
        })),
      }))
    },
  )
