CREATE TABLE "dues" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"pay_order_num" text,
	"purpose" text NOT NULL,
	"amount_fen" integer NOT NULL,
	CONSTRAINT "dues_amount" CHECK ("dues"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_payouts" (
	"refund_no" text NOT NULL,
	"no" integer NOT NULL,
	"gateway_no" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text NOT NULL,
	"next_ask_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refund_payouts_refund_no_no_pk" PRIMARY KEY("refund_no","no"),
	CONSTRAINT "refund_payouts_gateway_no_unique" UNIQUE("gateway_no"),
	CONSTRAINT "refund_payouts_amount" CHECK ("refund_payouts"."amount_fen" > 0),
	CONSTRAINT "refund_payouts_state" CHECK ("refund_payouts"."state" in ('asked', 'done'))
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"cause" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_cause_from_account_to_account_pk" PRIMARY KEY("cause","from_account","to_account"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_orders" (
	"pay_order_num" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"closed_by" text,
	"closed_note" text DEFAULT '' NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_orders_state" CHECK ("pay_orders"."state" in ('open', 'paying', 'closing', 'paid', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pay_order_num_unique";--> statement-breakpoint
DROP INDEX "orders_due";--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "pay_deadline" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_num" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_num" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "pay_order_num" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text;--> statement-breakpoint
-- Each order was paid for itself. Pay states: 0 and 7 wait for a payment, 1 for its result; what was closed has its reason, also
-- when late money was paid back.
INSERT INTO "pay_orders" ("pay_order_num", "user_id", "state", "closed_by", "deadline")
	SELECT "pay_order_num", "user_id",
		CASE WHEN "pay_status" IN (0, 7) THEN 'open' WHEN "pay_status" = 1 THEN 'paying'
			WHEN "pay_status" = 4 OR "close_reason" IS NOT NULL THEN 'closed' ELSE 'paid' END,
		CASE WHEN "pay_status" = 4 THEN coalesce("close_reason", 'timeout') WHEN "pay_status" NOT IN (0, 1, 7) THEN "close_reason" END,
		"pay_deadline"
	FROM "orders";--> statement-breakpoint
INSERT INTO "dues" ("order_num", "pay_order_num", "purpose", "amount_fen")
	SELECT "order_num", "pay_order_num", 'full', "payable_fen" FROM "orders" ORDER BY "created_at", "order_num";--> statement-breakpoint
-- Money that came late or twice went back as such, once for a payment; else it was the order's.
UPDATE "refunds" AS r SET "pay_order_num" = o."pay_order_num",
		"cause" = CASE WHEN r."reason_id" IN ('late', 'twice') THEN 'payment:' || r."payment_id" ELSE 'refund:' || r."refund_no" END
	FROM "orders" AS o WHERE o."order_num" = r."order_num";--> statement-breakpoint
UPDATE "refunds" SET "order_num" = NULL WHERE "reason_id" IN ('late', 'twice');--> statement-breakpoint
INSERT INTO "refund_payouts" ("refund_no", "no", "gateway_no", "payment_id", "amount_fen", "state", "next_ask_at", "settled_at")
	SELECT r."refund_no", 1, r."refund_no", p."id", r."amount_fen", CASE WHEN r."state" = 50 THEN 'done' ELSE 'asked' END,
		p."next_ask_at", r."settled_at"
	FROM "refunds" AS r JOIN "payments" AS p ON p."id" = r."payment_id"
	WHERE r."state" IN (40, 50);--> statement-breakpoint
UPDATE "payments" SET "state" = 'paid' WHERE "state" IN ('refunding', 'refunded');--> statement-breakpoint
-- What these rows prove of the money's way: it came, it became the order's, it was to go back, it went.
INSERT INTO "transfers" ("cause", "from_account", "to_account", "amount_fen", "at")
	SELECT 'payment:' || "id", 'gateway:' || "channel", 'pay:' || "pay_order_num", "amount_fen", coalesce("paid_at", "created_at")
	FROM "payments" WHERE "state" = 'paid';--> statement-breakpoint
INSERT INTO "transfers" ("cause", "from_account", "to_account", "amount_fen", "at")
	SELECT 'due:' || d."id", 'pay:' || d."pay_order_num", 'order:' || d."order_num", d."amount_fen", coalesce(p."paid_at", p."created_at")
	FROM "dues" AS d JOIN "payments" AS p ON p."pay_order_num" = d."pay_order_num"
	WHERE p."state" = 'paid' AND p."amount_fen" = d."amount_fen" AND NOT EXISTS (
		SELECT FROM "refunds" AS r WHERE r."payment_id" = p."id" AND r."reason_id" IN ('late', 'twice')
	)
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "transfers" ("cause", "from_account", "to_account", "amount_fen", "at")
	SELECT 'refund:' || r."refund_no", coalesce('order:' || r."order_num", 'pay:' || r."pay_order_num"), 'refund:' || r."refund_no",
		r."amount_fen", r."created_at"
	FROM "refunds" AS r JOIN "refund_payouts" AS o USING ("refund_no");--> statement-breakpoint
INSERT INTO "transfers" ("cause", "from_account", "to_account", "amount_fen", "at")
	SELECT 'payout:' || o."refund_no" || '-' || o."no", 'refund:' || o."refund_no", 'gateway:' || p."channel", o."amount_fen",
		coalesce(o."settled_at", r."settled_at", r."created_at")
	FROM "refund_payouts" AS o JOIN "refunds" AS r USING ("refund_no") JOIN "payments" AS p ON p."id" = o."payment_id"
	WHERE o."state" = 'done';--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "pay_order_num" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_refund_no_refunds_refund_no_fk" FOREIGN KEY ("refund_no") REFERENCES "public"."refunds"("refund_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD CONSTRAINT "pay_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dues_order" ON "dues" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "dues_pay_order" ON "dues" USING btree ("pay_order_num");--> statement-breakpoint
CREATE INDEX "refund_payouts_ask" ON "refund_payouts" USING btree ("state","next_ask_at");--> statement-breakpoint
CREATE INDEX "refund_payouts_payment" ON "refund_payouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_account");--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_account");--> statement-breakpoint
CREATE INDEX "pay_orders_due" ON "pay_orders" USING btree ("state","deadline");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pay_order_num_pay_orders_pay_order_num_fk" FOREIGN KEY ("pay_order_num") REFERENCES "public"."pay_orders"("pay_order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_pay_order" ON "orders" USING btree ("pay_order_num");--> statement-breakpoint
CREATE INDEX "refunds_pay_order" ON "refunds" USING btree ("pay_order_num");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_unique" UNIQUE("cause");
