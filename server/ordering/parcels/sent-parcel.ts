/** What a customer says of a parcel that is on its way from them. */
export interface SentParcel {
  readonly orderNum: string
  /** Of the courier. */
  readonly companyCode: string
  readonly parcelNo: string
}
