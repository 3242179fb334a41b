import * as v from 'valibot'

/** What is to be said of taking a coupon that is not held: 剩 3 张, 11月30日 10:00 开始领取, 已被领完. Without it nothing limits it. */
export const claimState = v.object({ open: v.boolean(), note: v.string() })
