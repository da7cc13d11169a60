import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { MenuLinkAnswer } from '../../../api/schema'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { ListedRow } from '../../parts/lists/ListedRow'
import { RowButton } from '../../parts/tables/RowButton'
import { SortableList } from '../../parts/lists/SortableList'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useDeletion } from '../../parts/effects/use-deletion'
import type { Reordered } from '../../parts/lists/use-order'
import { useSaveOrder } from '../../parts/lists/use-save-order'
import styles from './menu.module.css'
import { useChangeLink, useFillMenu, useLinkRemoval } from './queries'

type Props = {
  organization: number
  links: readonly MenuLinkAnswer[]
  /** The link that was clicked in the preview. */
  highlighted: number | null
  onEdit: (link: MenuLinkAnswer) => void
}

/** The first place at which a new order differs is that of the link that was moved there, or of the one that it changed places with. */
const moveIn = (links: readonly MenuLinkAnswer[], wanted: readonly MenuLinkAnswer[]) => {
  const first = wanted.findIndex((link, place) => link.id !== links[place]?.id)
  const up = wanted[first]
  const down = links[first]
  if (!up || !down) return undefined
  const without = (list: readonly MenuLinkAnswer[], id: number) => list.filter(link => link.id !== id).map(link => link.id)
  const isUp = String(without(links, up.id)) === String(without(wanted, up.id))
  const link = isUp ? up : down
  return { link, position: wanted.findIndex(({ id }) => id === link.id) }
}

const NOWHERE = 'leads to no page of your site, so visitors do not see it'

const aboutLink = ({ is_external, show_in_navbar, page, url }: MenuLinkAnswer) =>
  [is_external ? 'External' : 'Internal', show_in_navbar ? 'Shown' : 'Hidden', is_external ? url : (page ?? NOWHERE)].join(' · ')

/** The links of the menu in their order. */
export const LinkList = ({ organization, links, highlighted, onEdit }: Props) => {
  const change = useChangeLink()
  const deletion = useDeletion(useLinkRemoval())
  const run = useCommand()
  const saveOrder = useSaveOrder()
  const reorder = ({ wanted, read }: Reordered<MenuLinkAnswer>) => {
    const moved = moveIn(read, wanted)
    if (!moved) return Promise.resolve(read)
    const { id, revision } = moved.link
    return saveOrder(async () => {
      const answer = await change.mutateAsync({ id, changes: { position: moved.position }, revision })
      return wanted.map(link => ({ ...link, revision: answer.revision }))
    })
  }
  if (links.length === 0)
    return (
      <EmptyState
        hint="Visitors see the standard menu: begin with its links, or add your own with the form."
        action={<FillButton organization={organization} />}
      >
        No links yet.
      </EmptyState>
    )
  return (
    <SortableList label="Links" items={links} itemKey={({ id }) => id} itemName={({ label }) => label} onReorder={reorder}>
      {link => (
        <Highlighted isHighlighted={link.id === highlighted}>
          <ListedRow name={link.label} about={aboutLink(link)} hidden={!link.show_in_navbar}>
            <RowButton
              verb="Toggle"
              about={link.label}
              onClick={() =>
                void run({
                  call: () =>
                    change.mutateAsync({
                      id: link.id,
                      changes: { show_in_navbar: !link.show_in_navbar },
                      revision: link.revision,
                    }),
                  failure: FAILURES.changeLink,
                })
              }
            />
            <RowButton verb="Edit" about={link.label} onClick={() => onEdit(link)} />
            <RowButton
              verb="Delete"
              about={link.label}
              danger
              onClick={() =>
                void deletion({
                  things: [link],
                  noun: 'link',
                  name: link.label,
                  question: 'Are you sure you want to delete this link?',
                  consequence: link.label,
                  verb: 'Delete',
                  done: 'Link deleted',
                  failure: FAILURES.deleteThings,
                })
              }
            />
          </ListedRow>
        </Highlighted>
      )}
    </SortableList>
  )
}

/** Takes over the standard menu, link by link. */
const FillButton = ({ organization }: Pick<Props, 'organization'>) => {
  const fill = useFillMenu()
  const run = useCommand()
  const begin = () =>
    run({
      call: () => fill.mutateAsync(organization),
      done: 'The standard menu is yours to change',
      failure: FAILURES.changeMenu,
    })
  return <Button onClick={() => void begin()}>Begin with the standard menu</Button>
}

/** A row that is brought into view when its link was clicked in the preview. */
const Highlighted = ({ isHighlighted, children }: { isHighlighted: boolean; children: React.ReactNode }) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHighlighted) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isHighlighted])
  return (
    <div ref={row} className={styles.row} data-highlighted={isHighlighted || undefined}>
      {children}
    </div>
  )
}
