import type { ReactNode } from 'react'
import { PersonCards } from '../parts/PersonCards'
import { Section } from '../parts/Section'
import { cardOf, sectionsOf, type ListedPlayer } from './directory'
import { PartLinks } from './PartLinks'

type Props = {
  players: readonly ListedPlayer[]
  /** The links to the letters, where others than those of the players are there. */
  letters?: readonly { readonly name: string; readonly link: ReactNode }[]
}

/** Players under the first letters of their last names, with links to the letters. */
export const AtoZ = ({ players, letters }: Props) => {
  const sections = sectionsOf(players)
  const links = letters ?? sections.map(({ letter, anchor }) => ({ name: letter, link: <a href={`#${anchor}`}>{letter}</a> }))
  return (
    <>
      <PartLinks label="Letters" links={links} />
      {sections.map(({ letter, anchor, players: ofLetter }) => (
        <Section key={letter} id={anchor} title={letter}>
          <PersonCards people={ofLetter.map(cardOf)} />
        </Section>
      ))}
    </>
  )
}
