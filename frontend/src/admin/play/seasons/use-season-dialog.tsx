import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { OrganizationDetailAnswer, SeasonAnswer } from '../../../api/schema'
import { PlusIcon } from '../../../ui/icons'
import { SeasonDialog } from './SeasonDialog'

const endOf = ({ finishDate, startDate }: SeasonAnswer) => finishDate ?? startDate ?? ''

/** The season that ends last; where none has dates, the newest. Of several organizations there is none: each has its own. */
const lastSeason = (seasons: readonly SeasonAnswer[]): SeasonAnswer | undefined =>
  new Set(seasons.map(({ organization_id }) => organization_id)).size > 1
    ? undefined
    : [...seasons].sort((a, b) => endOf(b).localeCompare(endOf(a)) || b.id - a.id)[0]

const none: readonly SeasonAnswer[] = []

type Editing = { readonly season: SeasonAnswer | null; readonly follows?: SeasonAnswer } | null

/** The dialog of the seasons of a list, once they are found, and the buttons that open it for a new one. Without an organization, the person's own. */
export const useSeasonDialog = (found: readonly SeasonAnswer[] | undefined, organization?: OrganizationDetailAnswer) => {
  const [editing, setEditing] = useState<Editing>(null)
  const edit = useCallback((season: SeasonAnswer | null) => setEditing({ season }), [])
  const seasons = found ?? none
  const last = lastSeason(seasons)
  return {
    edit,
    create: (
      <Button leftSection={<PlusIcon />} onClick={() => edit(null)}>
        Create Season
      </Button>
    ),
    next: (last !== undefined || found === undefined) && (
      <Button variant="default" disabled={!last} onClick={() => last && setEditing({ season: null, follows: last })}>
        Next Season<span className="visuallyHidden"> after {last?.name}</span>
      </Button>
    ),
    dialog: (
      <SeasonDialog
        season={editing?.season ?? null}
        follows={editing?.follows ?? null}
        seasons={seasons}
        organization={organization}
        open={editing !== null}
        onClose={() => setEditing(null)}
      />
    ),
  }
}
