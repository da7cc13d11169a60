import { IMPORT_TEMPLATES } from '@fullcourt/domain/imports/templates'
import { Fragment } from 'react'
import { download } from '../../parts/tables/csv'
import styles from './FilePick.module.css'

/** Each file filled in for a small league, with all its columns: to be written over. */
export const Templates = () => (
  <p className={styles.templates}>
    Templates to download:{' '}
    {Object.entries(IMPORT_TEMPLATES).map(([name, lines], place) => (
      <Fragment key={name}>
        {place > 0 && ', '}
        <button type="button" className={styles.template} onClick={() => download(name, `${lines.join('\r\n')}\r\n`)}>
          {name}
        </button>
      </Fragment>
    ))}
  </p>
)
