/** What is said where a call about a scorer link failed and nothing better is known; apart from the others, which every first visit loads. */
export const LINK_FAILURES = {
  make: 'The scorer link could not be made.',
  end: 'The scorer link could not be ended.',
  open: 'The scorer link could not be opened.',
} as const
