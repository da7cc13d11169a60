import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MergedPlayerAnswer, PlayerInformationAnswer } from '../../../../api/schema'
import { longMoment } from '../../../../ui/format/moments'
import { useTimeZone } from '../../../history/changes/queries'
import { isNotConfirmed, useConfirmEffects, type ShownChange } from '../../../parts/effects/use-confirm-effects'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import { askUnmerge, useUnmerge } from '../merging/queries'
import styles from './profile.module.css'

type RowProps = { merged: MergedPlayerAnswer; master: number; organization: number }

const Row = ({ merged, master, organization }: RowProps) => {
  const unmerge = useUnmerge()
  const run = useCommand()
  const confirmEffects = useConfirmEffects()
  const zone = useTimeZone(organization)
  const { id, name, into, mergedAt, by } = merged
  const [isAsking, setAsking] = useState(false)
  const shown: ShownChange = {
    ask: () => askUnmerge(master, id).finally(() => setAsking(false)),
    question: `Undo the merge of ${name} (#${id})?`,
    verb: 'Undo the merge',
  }
  const undo = () => {
    setAsking(true)
    return run({
      call: () => confirmEffects(shown, ifPreview => unmerge.mutateAsync({ master, duplicates: [id], ifPreview })),
      done: `${name} (#${id}) is a separate player again`,
      failure: FAILURES.undoMerge,
      isGivenUp: isNotConfirmed,
    })
  }
  return (
    <li>
      <span>
        {name} (#{id}){into !== master && `, by way of #${into}`}
      </span>
      <span className={styles.where}>
        {longMoment(mergedAt, zone)}
        {by && `, by ${by}`}
      </span>
      <Button variant="default" size="compact-sm" loading={isAsking} onClick={() => void undo()}>
        Undo
        <span className="visuallyHidden">
          {' '}
          the merge of {name} (#{id})
        </span>
      </Button>
    </li>
  )
}

/** Who was merged into a player, the latest first; each can be taken back at any time (docs/merging.md#merges). */
export const MergedPlayers = ({ player: { id, merged, organization_id } }: { player: PlayerInformationAnswer }) =>
  merged.length > 0 && (
    <section className={styles.part} aria-labelledby="merged">
      <h2 id="merged">Merged players</h2>
      <p className={styles.where}>Their games and totals count for this player.</p>
      <ul className={styles.rows}>
        {merged.map(each => (
          <Row key={each.id} merged={each} master={id} organization={organization_id} />
        ))}
      </ul>
    </section>
  )
