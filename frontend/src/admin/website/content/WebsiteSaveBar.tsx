import { Button } from '@mantine/core'
import styles from './website.module.css'

type Props = { isChanged: boolean; isSaving: boolean; onSave: () => void; onDiscard: () => void }

/** Whether all that was typed is saved, and the way to save it. */
export const WebsiteSaveBar = ({ isChanged, isSaving, onSave, onDiscard }: Props) => (
  <div className={styles.save}>
    <Button onClick={onSave} loading={isSaving} disabled={!isChanged}>
      Save Changes
    </Button>
    {isChanged && (
      <Button variant="default" onClick={onDiscard} disabled={isSaving}>
        Discard
      </Button>
    )}
    <p role="status" className={styles.help}>
      {isChanged ? 'Not saved yet.' : 'All changes are saved.'}
    </p>
  </div>
)
