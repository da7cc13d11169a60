import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isMissing, messageOf } from '../../api/api-error'
import { Skeleton } from '../../ui/Skeleton'
import { Empty } from './Empty'
import { Notice } from './Notice'

type Props<Data> = {
  of: UseQueryResult<Data>
  /** What is said when the answer is an empty list, or when `isEmpty` says so. A node of its own may carry a hint. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** What is said when the thing is not there. */
  missing?: ReactNode
  /** Shown instead of the layout while the answer is loading. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

const emptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** A query and its state: loading, waiting for the connection, there, empty, missing, failed, or there but not refreshed. */
export const Answer = <Data,>({ of, empty, isEmpty = emptyList, missing, skeleton = <Skeleton />, children }: Props<Data>) => {
  const retry = { label: 'Retry', act: () => void of.refetch() }
  if (of.isPending && of.isPaused) return <Notice tone="info">You are offline. This loads by itself when you are back.</Notice>
  if (of.isPending) return skeleton
  if (of.data === undefined) {
    if (missing && isMissing(of.error)) return <Empty>{missing}</Empty>
    return (
      <Notice tone="error" action={retry}>
        {messageOf(of.error)}
      </Notice>
    )
  }
  return (
    <>
      {(of.isError || of.isPaused) && (
        <Notice tone="info" action={retry}>
          This may be out of date: it could not be refreshed.
        </Notice>
      )}
      {empty && isEmpty(of.data) ? <Empty>{empty}</Empty> : children(of.data)}
    </>
  )
}
