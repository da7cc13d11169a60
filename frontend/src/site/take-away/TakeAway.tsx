import { createElement, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ShareIcon } from '../../ui/icons'
import { loadedSheet, loadSheet, UnavailableSheet } from './load-sheet'
import { sheet, type TakeAwayProps } from './take-away'
import styles from './TakeAway.module.css'

/** An empty text that a browser takes over leaves what came from the server. */
const asItCame = { __html: '' }

/**
 * What is in the sheet while its code is not there: what the server rendered, which works, and nothing at another address, of which
 * that knows nothing. It suspends on nothing: whatever waits for a person holds up every step of the router.
 */
const useServed = () => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [servedAt] = useState(address)
  return address === servedAt ? asItCame : undefined
}

/** What visitors take along from a page: its link, its games, results and tables, on paper, or on a website of their own. */
export const TakeAway = (props: TakeAwayProps) => {
  const [Sheet, setSheet] = useState(loadedSheet)
  const served = useServed()
  const request = () => {
    if (Sheet && Sheet !== UnavailableSheet) return
    loadSheet().then(
      loaded => setSheet(() => loaded),
      () => setSheet(() => UnavailableSheet),
    )
  }
  return (
    <div className="screen-only">
      <button
        type="button"
        className={styles.button}
        popoverTarget={sheet}
        onPointerEnter={request}
        onFocus={request}
        onClick={request}
      >
        {props.label ?? (
          <>
            <ShareIcon /> Share &amp; save
          </>
        )}
      </button>
      <div
        id={sheet}
        className={styles.sheet}
        popover="auto"
        role="dialog"
        aria-label="Share and save"
        suppressHydrationWarning
        dangerouslySetInnerHTML={Sheet ? undefined : served}
      >
        {Sheet && createElement(Sheet, props)}
      </div>
    </div>
  )
}
