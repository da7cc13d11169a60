import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { MOST_PLAY_OFF_PLACES } from '@fullcourt/domain/leagues/play-off-places'
import type { LeagueOrderRuleAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import type { LeagueAt } from '../../leagues/queries'
import styles from './order.module.css'
import { useSetPlayOffPlaces } from './queries'

type Props = { readonly at: LeagueAt; readonly stored: Pick<LeagueOrderRuleAnswer, 'playOffPlaces' | 'revision'> }

/** How many teams of the table go on to the play-offs (docs/standings.md#play-offs). */
export const PlayOffPlaces = ({ at, stored }: Props) => {
  const [draft, setDraft] = useState<number | null>()
  const save = useSetPlayOffPlaces(at)
  const run = useCommand()
  const places = draft === undefined ? stored.playOffPlaces : draft
  const submit = async () => {
    const isSaved = await run({
      call: () => save.mutateAsync({ places, revision: stored.revision ?? 0 }),
      done: 'Teams in the play-offs saved',
      failure: FAILURES.savePlayOffPlaces,
    })
    if (isSaved) setDraft(undefined)
  }
  return (
    <form
      className={styles.playOffs}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <NumberInput
        label="Teams in the play-offs"
        description="The table gets a line under them, and says who is in or out however the rest ends. Say it once the whole regular season is in the schedule; empty says nothing."
        min={1}
        max={MOST_PLAY_OFF_PLACES}
        allowDecimal={false}
        value={places ?? ''}
        onChange={value => setDraft(typeof value === 'number' ? value : null)}
      />
      <Button type="submit" variant="default" disabled={places === stored.playOffPlaces} loading={save.isPending}>
        Save
      </Button>
    </form>
  )
}
