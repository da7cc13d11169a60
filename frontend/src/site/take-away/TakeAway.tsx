import { createElement, Suspense, use } from 'react'
import { ShareIcon } from '../../ui/icons'
import { loadedSheet, requestedSheet, requestSheet } from './load-sheet'
import { sheet, type TakeAwayProps } from './take-away'
import styles from './TakeAway.module.css'

/** Until its code is there, what the server rendered stays and works. */
const Content = (props: TakeAwayProps) => createElement(loadedSheet() ?? use(requestedSheet()), props)

/** What visitors take along from a page: its link, its games, results and tables, on paper, or on a website of their own. */
export const TakeAway = (props: TakeAwayProps) => (
  <div className="screen-only">
    <button
      type="button"
      className={styles.button}
      popoverTarget={sheet}
      onPointerEnter={requestSheet}
      onFocus={requestSheet}
      onClick={requestSheet}
    >
      {props.label ?? (
        <>
          <ShareIcon /> Share &amp; save
        </>
      )}
    </button>
    <div id={sheet} className={styles.sheet} popover="auto" role="dialog" aria-label="Share and save">
      <Suspense>
        <Content {...props} />
      </Suspense>
    </div>
  </div>
)
