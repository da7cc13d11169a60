import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { SeasonAnswer } from '../../../api/schema'
import { linkColumn } from '../../parts/tables/columns'

/** The name of a season in a list, which leads to its page. */
export const seasonLink = linkColumn<SeasonAnswer>(
  'name',
  'Name',
  ({ name }) => name,
  ({ id }) => adminAddress('season', { season: id }),
)
