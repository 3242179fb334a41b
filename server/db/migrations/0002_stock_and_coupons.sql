CREATE TABLE "redeem_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"coupon_code" text NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redeem_codes_remaining" CHECK ("redeem_codes"."remaining" >= 0)
);
--> statement-breakpoint
ALTER TABLE "addon_package_items" ADD COLUMN "trigger_item_codes" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "city_codes" jsonb;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "valid_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "claimable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_coupon_code_coupons_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("coupon_code") ON DELETE no action ON UPDATE no action;