import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { Skeleton } from '../../../../ui/Skeleton'
import { Failure } from '../../../parts/feedback/QueryState'
import { FAILURES } from '../../../parts/feedback/failures'
import { useAddress } from '../../../parts/tables/use-address'
import { useCommand } from '../../../parts/feedback/use-command'
import { Page } from '../../../parts/page/Page'
import { comparedPlayer, likelyMaster, type Compared } from './comparison'
import { ComparedPlayer } from './ComparedPlayer'
import { MergePreview } from './MergePreview'
import styles from './merging.module.css'
import { useCompared, useMerge, useMergePreview, useUnmerge } from './queries'

/** Merges, and offers to take it back for ten seconds. */
const useMergeCommand = () => {
  const merge = useMerge()
  const unmerge = useUnmerge()
  const run = useCommand()
  return (master: Compared, duplicates: readonly Compared[], ifPreview: string | undefined) => {
    const ids = { master: master.id, duplicates: duplicates.map(({ id }) => id) }
    return run({
      question: {
        question: `Merge ${quantity(ids.duplicates.length, 'player')} into Player #${master.id}?`,
        consequence: `${duplicates.map(({ name, id }) => `${name} (#${id})`).join(', ')} will be ${master.name} (#${master.id}). It can be undone at any time, on the page of this player.`,
        verb: 'Merge',
      },
      call: () => merge.mutateAsync({ ...ids, ifPreview }),
      undo: () => ({
        thing: `merge into player ${master.id}`,
        message: `${quantity(duplicates.length, 'player')} merged into ${master.name}`,
        undo: () => unmerge.mutateAsync(ids),
        undone: 'Merge undone',
      }),
      failure: FAILURES.mergePlayers,
    })
  }
}

const MergeTool = ({ players, onDone }: { players: readonly Compared[]; onDone: () => void }) => {
  const [chosen, setMaster] = useState<number | null>(null)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const masterId = chosen ?? likelyMaster(players)
  const master = players.find(({ id }) => id === masterId)
  const duplicates = players.filter(({ id }) => id !== masterId && !left.has(id))
  const isWanted = master !== undefined && duplicates.length > 0
  const preview = useMergePreview(
    isWanted ? masterId : null,
    duplicates.map(({ id }) => id),
  )
  const merge = useMergeCommand()
  const merged = async () => {
    if (master && (await merge(master, duplicates, preview.data?.effects?.token))) onDone()
  }
  const tick = (id: number, ticked: boolean) => {
    const next = new Set(left)
    if (ticked) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <>
      <fieldset className={styles.players}>
        <legend>Choose the player to keep as the master, and tick the duplicates.</legend>
        {players.map(player => (
          <ComparedPlayer
            key={player.id}
            player={player}
            isMaster={player.id === masterId}
            isTicked={!left.has(player.id)}
            onMaster={() => setMaster(player.id)}
            onTick={ticked => tick(player.id, ticked)}
          />
        ))}
      </fieldset>
      <MergePreview of={preview} isWanted={isWanted} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button disabled={!isWanted} onClick={() => void merged()}>
          {isWanted ? `Merge ${quantity(duplicates.length, 'player')}` : 'Merge'}
        </Button>
      </div>
    </>
  )
}

/** Players side by side: who stays, who is merged, and what that would lead to (docs/admin.md#players). */
export const MergePage = ({ ids }: { ids: readonly number[] }) => {
  const address = useAddress()
  const answers = useCompared(ids)
  const failed = answers.find(({ isError, data }) => isError && data === undefined)
  const players = answers.flatMap(({ data }) => (data ? [comparedPlayer(data)] : []))
  return (
    <Page title="Merge players" breadcrumbs={[{ label: 'All Players', to: adminAddress('players', {}) }]}>
      {failed && <Failure problem={failed.error} retry={() => void failed.refetch()} otherwise={FAILURES.fetchPlayer} />}
      {!failed && players.length < ids.length && <Skeleton rows={8} />}
      {!failed && players.length === ids.length && <MergeTool players={players} onDone={() => address.change({ merge: null })} />}
    </Page>
  )
}
