export const texts = { coupon: '优惠券' } as const
