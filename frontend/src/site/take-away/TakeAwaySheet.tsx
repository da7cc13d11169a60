import { type ReactNode, useId, useState } from 'react'
import { CloseIcon } from '../../ui/icons'
import { closeDrawer } from '../../ui/Drawer'
import { useSite, type PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import { calendarOf, originOf, resultsFeedOf, type GamesOf, type EmbedOf } from './addresses'
import { AddToCalendar } from './AddToCalendar'
import { ShareButton } from './ShareButton'
import { sheet, type Table, type TakeAwayProps } from './take-away'
import styles from './TakeAway.module.css'
import { callAddress } from '../../api/address'
import { escapeHtml } from '../escape'
import { copyText } from './copy'

const embedHeight = 480

/** The HTML that shows a part of the site on another website, for its author to paste. */
const embedOf = (site: PublicSite, { page, ...query }: EmbedOf, name: string) => {
  const src = originOf(site) + (site.tenant?.prefix ?? '') + callAddress(`/embed/${page}`, {}, query)
  const title = `${page === 'standings' ? 'Standings' : 'Schedule'} of ${name}`
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="100%" height="${embedHeight}" style="border:0" loading="lazy"></iframe>`
}

/** The address of a calendar as programs subscribe to it. */
export const webcal = (address: string) => address.replace(/^https?:/, 'webcal:')

/** Where Google Calendar subscribes to a calendar. */
export const googleSubscription = (address: string) =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal(address) }).toString()}`

/** The feed of what changed in the schedule of a team. */
const scheduleFeedOf = (site: PublicSite, { seasonId, teamId }: GamesOf) =>
  callAddress('/api/schedule-changes.rss', {}, { seasonId, teamId }, site.api.tenant)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
)

const Calendar = ({ site, of, games }: { site: PublicSite; of: string; games: GamesOf }) => {
  const path = calendarOf(site, games)
  const address = originOf(site) + path
  return (
    <Part title="Calendar">
      <p>The games of {of}, with every change of date, time or place.</p>
      <p className={styles.links}>
        <a href={webcal(address)}>Subscribe</a>
        <a href={googleSubscription(address)} rel="noopener">
          Google Calendar
        </a>
        <a href={path} download>
          Download
        </a>
      </p>
      <CopyField label="Address of the calendar" text={address} />
    </Part>
  )
}

/** A table is of the moment that the page shows; who subscribes to something wants to know what comes. */
export const asOfPage = (href: string, { tenant }: Pick<PublicSite, 'tenant'>): string =>
  tenant?.asOf === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}asOf=${encodeURIComponent(tenant.asOf)}`

const Tables = ({ site, tables }: { site: PublicSite; tables: readonly Table[] }) => (
  <Part title="Tables">
    <p className={styles.links}>
      {tables.map(({ label, href }) => (
        <a key={href} href={asOfPage(href, site)} download>
          {label} (CSV)
        </a>
      ))}
    </p>
  </Part>
)

/** What is in the sheet of `TakeAway`. */
export const TakeAwaySheet = ({ of, games, game, tables = [], whole, embed }: TakeAwayProps) => {
  const site = useSite()
  const what = of ?? site.name
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={sheet} popoverTargetAction="hide">
        <CloseIcon /> Close
      </button>
      <ShareButton />
      {game && <AddToCalendar game={game} />}
      {games && <Calendar site={site} of={what} games={games} />}
      {games && (
        <Part title="Feeds">
          <p className={styles.links}>
            <a href={resultsFeedOf(site, games)}>Results of {what} (RSS)</a>
            {games.teamId !== undefined && <a href={scheduleFeedOf(site, games)}>Schedule changes of {what} (RSS)</a>}
          </p>
        </Part>
      )}
      {tables.length > 0 && <Tables site={site} tables={tables} />}
      {embed && (
        <Part title="On your website">
          <CopyField label="HTML to paste" text={embedOf(site, embed, what)} />
        </Part>
      )}
      {whole && (
        <SiteLink to={whole} onClick={() => closeDrawer(sheet)}>
          Show all of it, to print
        </SiteLink>
      )}
      <p className={styles.scripted}>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          Print
        </button>
      </p>
    </>
  )
}

/** A text to be copied: without script it is selected by hand. */
const CopyField = ({ label, text }: { label: string; text: string }) => {
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
