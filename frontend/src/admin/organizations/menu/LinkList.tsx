import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { MenuLinkAnswer } from '../../../api/schema'
import { EmptyState } from '../../parts/EmptyState'
import { ListedRow } from '../../parts/ListedRow'
import { SortableList } from '../../parts/SortableList'
import { useCommand } from '../../parts/use-command'
import styles from './menu.module.css'
import { useChangeLink, useDeleteLink, useRestoreLink } from './queries'

type Props = {
  links: readonly MenuLinkAnswer[]
  /** The link that was clicked in the preview. */
  highlighted: number | null
  onEdit: (link: MenuLinkAnswer) => void
}

/** The first place at which a new order differs is that of the link that was moved there, or of the one that it changed places with. */
const movedIn = (links: readonly MenuLinkAnswer[], wanted: readonly MenuLinkAnswer[]) => {
  const first = wanted.findIndex((link, place) => link.id !== links[place]?.id)
  const up = wanted[first]
  const down = links[first]
  if (!up || !down) return undefined
  const without = (list: readonly MenuLinkAnswer[], id: number) => list.filter(link => link.id !== id).map(link => link.id)
  const isUp = String(without(links, up.id)) === String(without(wanted, up.id))
  const link = isUp ? up : down
  return { link, position: wanted.findIndex(({ id }) => id === link.id) }
}

const aboutLink = ({ is_external, show_in_navbar, slug, url }: MenuLinkAnswer) =>
  [
    is_external ? 'External' : 'Internal',
    show_in_navbar ? 'Shown' : 'Hidden',
    is_external ? url : `/${slug === 'home' ? '' : slug}`,
  ].join(' · ')

/** The links of the menu in their order. */
export const LinkList = ({ links, highlighted, onEdit }: Props) => {
  const change = useChangeLink()
  const remove = useDeleteLink()
  const restore = useRestoreLink()
  const run = useCommand()
  const reorder = (wanted: readonly MenuLinkAnswer[]) => {
    const moved = movedIn(links, wanted)
    return moved
      ? run({
          call: () =>
            change.mutateAsync({ id: moved.link.id, changes: { position: moved.position }, revision: moved.link.revision }),
          failure: 'The new order could not be saved.',
        })
      : Promise.resolve(true)
  }
  if (links.length === 0) return <EmptyState hint="Add the first one with the form.">No links yet.</EmptyState>
  return (
    <SortableList label="Links" items={links} itemKey={({ id }) => id} itemName={({ label }) => label} onReorder={reorder}>
      {link => (
        <Highlighted isHighlighted={link.id === highlighted}>
          <ListedRow name={link.label} about={aboutLink(link)} hidden={!link.show_in_navbar}>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() =>
                void run({
                  call: () =>
                    change.mutateAsync({
                      id: link.id,
                      changes: { show_in_navbar: !link.show_in_navbar },
                      revision: link.revision,
                    }),
                  failure: 'The link could not be changed.',
                })
              }
            >
              Toggle<span className="visuallyHidden"> {link.label}</span>
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => onEdit(link)}>
              Edit<span className="visuallyHidden"> {link.label}</span>
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              onClick={() =>
                void run({
                  question: {
                    question: 'Are you sure you want to delete this link?',
                    consequence: link.label,
                    verb: 'Delete',
                    danger: true,
                  },
                  call: () => remove.mutateAsync(link.id),
                  undo: () => ({
                    thing: `link ${link.id}`,
                    message: 'Link deleted',
                    undo: () => restore.mutateAsync(link.id),
                    undone: `${link.label} brought back`,
                  }),
                  failure: 'Error occurred while deleting.',
                })
              }
            >
              Delete<span className="visuallyHidden"> {link.label}</span>
            </Button>
          </ListedRow>
        </Highlighted>
      )}
    </SortableList>
  )
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
