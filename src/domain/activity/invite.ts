/** What is known of a friend who came by an invitation. */
export interface Friend {
  /** Their device or document is the inviter's own. */
  readonly sameAsInviter: boolean
  /** Orders that the shop has the money of, those of which somebody was examined and that cannot be taken back any more, and those that went back. */
  readonly paid: number
  readonly examined: number
  readonly refunded: number
  /** The inviter has the reward for them. */
  readonly rewarded: boolean
}

export type FriendState = 'joined' | 'ordered' | 'rewarded' | 'withheld' | 'over'

/** How an invitation stands; `isFull`: the inviter has as many rewards as one may have. An order that went back gives none, the next one does. */
export function friendState(friend: Friend, isFull: boolean): FriendState {
  if (friend.rewarded) return 'rewarded'
  if (friend.sameAsInviter) return 'withheld'
  if (friend.paid > 0) return isFull ? 'over' : 'ordered'
  return friend.refunded > 0 ? 'withheld' : 'joined'
}

/** Whether the inviter gets the reward now. */
export const earnsReward = (friend: Friend, isFull: boolean): boolean =>
  !friend.rewarded && !friend.sameAsInviter && friend.examined > 0 && !isFull
