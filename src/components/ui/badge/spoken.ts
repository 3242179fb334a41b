/** A count of the cart, said: `3种商品`. */
export const spokenCount = (text: string): string => `${text}种商品`
