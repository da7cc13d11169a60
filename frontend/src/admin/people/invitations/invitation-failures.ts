/** What is said where a call about an invitation failed and nothing better is known; apart from the others, which every first visit loads. */
export const INVITATION_FAILURES = {
  make: 'The invitation could not be made.',
  end: 'The invitation could not be ended.',
  open: 'The invitation could not be opened.',
  accept: 'You could not join.',
} as const
