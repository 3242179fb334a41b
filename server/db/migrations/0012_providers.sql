CREATE TABLE "bills" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"payments" integer NOT NULL,
	"paid_fen" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"differences" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bills_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
ALTER TABLE "refund_payouts" DROP CONSTRAINT "refund_payouts_state";--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_failure" CHECK (("refund_payouts"."state" = 'failed') = ("refund_payouts"."failure" is not null) and "refund_payouts"."failure" in ('abnormal', 'closed'));--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_state" CHECK ("refund_payouts"."state" in ('asked', 'done', 'failed'));