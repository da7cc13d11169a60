import type { Score } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { Effects } from '../../../parts/effects/Effects'
import { publicReason } from '../list/score-calls'
import { scoreOfSides } from '../list/score-text'
import { isCorrecting } from './finals-edit'
import styles from './FinalsForm.module.css'
import { faultId } from './score-fields'
import type { FinalsEditing } from './use-finals-editing'

const longestReason = 500

/** Names the form, for its button, which is in the bar at the lower edge. */
export const finalsFormId = 'final-scores'

/** What is shown under the scores while they are edited: what is wrong, and why a score is corrected. */
export const FinalsForm = ({ finals, soFar }: { finals: FinalsEditing; soFar: Score | null }) => {
  const { score, fault } = finals
  return (
    <form
      id={finalsFormId}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void finals.save()
      }}
    >
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {soFar && (
        <Button variant="default" onClick={() => AWAY_FIRST.forEach(side => finals.typeFinal(side, soFar[side]))}>
          Take {scoreOfSides(soFar)}
        </Button>
      )}
      {score && isCorrecting(score) && (
        <>
          <Effects of={finals.effects} />
          <TextInput
            w="100%"
            label="Reason for the correction"
            description="Shown in the history. Optional."
            maxLength={longestReason}
            value={score.value.reason}
            onChange={event => finals.giveReason(event.currentTarget.value)}
          />
          <Checkbox
            label={publicReason.label}
            description={publicReason.description}
            disabled={score.value.reason.trim() === ''}
            checked={score.value.reasonPublic ?? false}
            onChange={event => finals.showReason(event.currentTarget.checked)}
          />
        </>
      )}
    </form>
  )
}
