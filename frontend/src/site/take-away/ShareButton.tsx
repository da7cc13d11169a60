import { useState } from 'react'
import { ShareIcon } from '../../ui/icons'
import { sharePage } from './copy'
import styles from './TakeAway.module.css'

/** Hands the page's link to the device, or copies it and says so. Nothing without script, which has nothing to share with. */
export const ShareButton = () => {
  const [message, setMessage] = useState('')
  return (
    <>
      <button type="button" className={`${styles.button} ${styles.scripted}`} onClick={() => void sharePage().then(setMessage)}>
        <ShareIcon /> Share link
      </button>
      <span className={styles.message} role="status">
        {message}
      </span>
    </>
  )
}
