import { Button, Input } from '@mantine/core'
import { useId, type ChangeEvent } from 'react'
import { quantity } from '../../../ui/format/figures'
import { useField } from '../../parts/forms/form-errors'
import styles from './FilePick.module.css'
import { inKilobytes, leagueFileNames, type ChosenFiles } from './league-files'

type Props = { chosen: ChosenFiles<File>; onChoose: (files: readonly File[]) => void }

const wholeFolder = (input: HTMLInputElement | null) => input?.setAttribute('webkitdirectory', '')

const Pick = ({ label, folder = false, onChoose }: { label: string; folder?: boolean; onChoose: Props['onChoose'] }) => {
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.currentTarget.files ?? [])])
    // The same files may be chosen again after they were corrected.
    event.currentTarget.value = ''
  }
  return (
    <Button component="label" variant="default" className={styles.pick}>
      {label}
      <input
        ref={folder ? wholeFolder : undefined}
        className="visuallyHidden"
        type="file"
        multiple
        accept={folder ? undefined : '.csv,.zip'}
        onChange={picked}
      />
    </Button>
  )
}

/** Chooses the files of a league: one by one, a zip, or a whole folder. */
export const FilePick = ({ chosen: { taken, left }, onChoose }: Props) => {
  const { error, wrapperProps } = useField('files')
  const fault = useId()
  return (
    <fieldset className={styles.files} aria-describedby={error ? fault : undefined} {...wrapperProps}>
      <legend>Files</legend>
      <p className={styles.help}>{leagueFileNames.join(', ')}; the last two may be missing. Or a zip of them.</p>
      <div className={styles.ways}>
        <Pick label="Choose files or a zip" onChoose={onChoose} />
        <Pick label="Choose a folder" folder onChoose={onChoose} />
      </div>
      {taken.length > 0 && (
        <ul className={styles.chosen}>
          {taken.map(({ name, size }) => (
            <li key={name}>
              {name} <span className={styles.help}>{inKilobytes(size)}</span>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <p className={styles.help} role="status">
          {quantity(left.length, 'file')} left aside: {left.slice(0, 5).join(', ')}
          {left.length > 5 && ', …'}
        </p>
      )}
      {error && <Input.Error id={fault}>{error}</Input.Error>}
    </fieldset>
  )
}
