import { useId, useState } from 'react'
import { copyText } from './copy'
import styles from './TakeAway.module.css'

/** A text to be copied: without script it is selected by hand. */
export const CopyField = ({ label, text }: { label: string; text: string }) => {
  const id = useId()
  const [message, setMessage] = useState('')
  const copy = async () => setMessage((await copyText(text)) ? 'Copied.' : 'Select the text and copy it.')
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={text} onFocus={event => event.currentTarget.select()} />
      <button type="button" className={styles.scripted} onClick={() => void copy()}>
        Copy<span className="visuallyHidden"> {label}</span>
      </button>
      <span role="status">{message}</span>
    </div>
  )
}
