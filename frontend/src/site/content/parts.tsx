import type { ReactNode } from 'react'
import { publicPage, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { Disclosure } from '../parts/Disclosure'
import { Prose, type Text } from '../parts/Prose'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import styles from './parts.module.css'

/** Cards side by side: divisions, fees, ways to join. */
export const ContentCards = ({ children }: { children: ReactNode }) => <ul className={styles.cards}>{children}</ul>

type CardProps = {
  title: string
  /** What counts on it, large: `$800`. */
  large?: string | undefined
  note?: string | undefined
  picture?: string | undefined
  /** What the picture shows, for those who cannot see it. */
  alternative?: string | undefined
  text?: Text | undefined
  children?: ReactNode
}

export const ContentCard = ({ title, large, note, picture, alternative = '', text, children }: CardProps) => (
  <li>
    {picture && <img className={styles.cardPicture} src={picture} alt={alternative} loading="lazy" />}
    <h3>{title}</h3>
    {large && <p className={styles.large}>{large}</p>}
    {note && <p className={styles.note}>{note}</p>}
    {text !== undefined && <Prose text={text} />}
    {children}
  </li>
)

type Fact = { readonly name: string; readonly value: ReactNode }

/** Names and values, one under the other. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type Question = { readonly question: string; readonly answer: Text }

/** Questions whose answers open without script. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles.questions}>
    {questions.map(({ question, answer }) => (
      <Disclosure key={question} title={question}>
        <Prose text={answer} />
      </Disclosure>
    ))}
  </div>
)

type Step = { readonly title: string; readonly text?: Text }

/** What is to be done, one step after another. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.cards}>
    {steps.map(({ title, text }, i) => (
      <li key={title}>
        <p className={styles.number} aria-hidden>
          {i + 1}
        </p>
        <h3>{title}</h3>
        {text !== undefined && <Prose text={text} />}
      </li>
    ))}
  </ol>
)

/** What a page is about, in the size that is read first. */
export const Lead = ({ text }: { text: Text }) => (
  <div className={styles.lead}>
    <Prose text={text} />
  </div>
)

/** A picture as wide as the page. */
export const WidePicture = ({ src, alternative = '' }: { src: string; alternative?: string | undefined }) => (
  <img className={styles.picture} src={src} alt={alternative} />
)

/** Where a page leads on to. */
export const WaysOn = ({ pages }: { pages: readonly PublicPageName[] }) => (
  <Section id="more" title="More">
    <ul className={styles.ways}>
      {pages.map(page => (
        <li key={page}>
          <SiteLink to={publicPage(page).paths[0]}>{publicPage(page).title}</SiteLink>
        </li>
      ))}
    </ul>
  </Section>
)
