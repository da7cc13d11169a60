import { Alert, Button, Group } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isForbidden, isMissing, messageOf } from '../../../api/api-error'
import { WarningIcon } from '../../../ui/icons'
import { Skeleton } from '../../../ui/Skeleton'
import { Denied } from './Denied'
import { EmptyState, emptyStateOf } from './EmptyState'

type Props<Data> = {
  of: UseQueryResult<Data>
  /** What is said when the answer is an empty list, or when `isEmpty` says so: a text, or an `EmptyState` with a next step. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** What is said when the thing is not there: `Game not found.` */
  missing?: string
  /** The text of the specification for a failure that says nothing itself. */
  failure?: string
  skeleton?: ReactNode
  /** False where the page says by itself that its answer could not be read again. */
  saysIfOld?: boolean
  children: (data: Data) => ReactNode
}

const emptyList = (data: unknown) => Array.isArray(data) && data.length === 0

type FailureProps = {
  problem: unknown
  retry: () => void
  /** What is said of a problem that has no words for people. */
  otherwise?: string
}

/** What went wrong, with what can be done about it. */
export const Failure = ({ problem, retry, otherwise }: FailureProps) => (
  <Alert color="red" icon={<WarningIcon />} role="alert">
    <Group justify="space-between">
      {messageOf(problem, otherwise)}
      <Button variant="default" onClick={retry}>
        Retry
      </Button>
    </Group>
  </Alert>
)

/** Under a field whose choices are an answer: why they are not there, with a button that asks again. */
export const ChoicesFailure = ({ of }: { of: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'> }) =>
  of.isError && <Failure problem={of.error} retry={() => void of.refetch()} />

/** A query of the admin and its state: loading, there, empty, missing, failed, or there but not refreshed. */
export const QueryState = <Data,>({
  of,
  empty,
  isEmpty = emptyList,
  missing,
  failure,
  skeleton = <Skeleton />,
  saysIfOld = true,
  children,
}: Props<Data>) => {
  if (of.isPending) return skeleton
  if (of.data === undefined) {
    if (missing && isMissing(of.error)) return <EmptyState>{missing}</EmptyState>
    if (isForbidden(of.error)) return <Denied />
    return <Failure problem={of.error} retry={() => void of.refetch()} otherwise={failure} />
  }
  return (
    <>
      {of.isError && saysIfOld && <Failure problem={of.error} retry={() => void of.refetch()} otherwise={failure} />}
      {empty && isEmpty(of.data) ? emptyStateOf(empty) : children(of.data)}
    </>
  )
}
