import { earnsReward, friendState, type Friend } from './invite'

const FRIEND: Friend = { sameAsInviter: false, paid: 0, examined: 0, refunded: 0, rewarded: false }

test.each([
  ['has an account', {}, false, 'joined', false],
  ['has paid', { paid: 1 }, false, 'ordered', false],
  ['was examined', { paid: 1, examined: 1 }, false, 'ordered', true],
  ['was rewarded for', { paid: 1, examined: 1, rewarded: true }, false, 'rewarded', false],
  ['took the order back', { refunded: 1 }, false, 'withheld', false],
  ['took one back and has another', { paid: 1, refunded: 1 }, false, 'ordered', false],
  [
    'is the inviter with another number',
    { paid: 1, examined: 1, sameAsInviter: true },
    false,
    'withheld',
    false
  ],
  ['comes after the most that one may have', { paid: 1, examined: 1 }, true, 'over', false]
])('a friend who %s', (_rule, change, isFull, state, earns) => {
  const friend = { ...FRIEND, ...change }
  expect([friendState(friend, isFull), earnsReward(friend, isFull)]).toEqual([state, earns])
})
