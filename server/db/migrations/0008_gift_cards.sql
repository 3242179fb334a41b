-- What a gift card had at first stands beside what is left of it, and each of its movements is kept: of cards that were there, what orders have of them.
CREATE TABLE "gift_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"user_id" text,
	"used_at" timestamp with time zone,
	"used_key" text,
	CONSTRAINT "gift_codes_no_unique" UNIQUE("no"),
	CONSTRAINT "gift_codes_amount" CHECK ("gift_codes"."amount_fen" > 0),
	CONSTRAINT "gift_codes_used" CHECK (("gift_codes"."user_id" is null) = ("gift_codes"."used_at" is null))
);
--> statement-breakpoint
CREATE TABLE "gift_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"verb" text NOT NULL,
	"amount" integer NOT NULL,
	"left_after" integer NOT NULL,
	"order_num" text,
	"send_no" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_movements_amount" CHECK ("gift_movements"."amount" > 0 and "gift_movements"."left_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_sends" (
	"send_no" text PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"user_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"words" text NOT NULL,
	"to_name" text NOT NULL,
	"code_hash" text NOT NULL,
	"code" text,
	"key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"claimed_by" text,
	"claimed_no" text,
	CONSTRAINT "gift_sends_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_sends_amount" CHECK ("gift_sends"."amount_fen" > 0),
	CONSTRAINT "gift_sends_state" CHECK ("gift_sends"."state" in ('open', 'claimed', 'back', 'lapsed')),
	CONSTRAINT "gift_sends_ended" CHECK (("gift_sends"."state" = 'open') = ("gift_sends"."ended_at" is null)),
	CONSTRAINT "gift_sends_claimed_by" CHECK (("gift_sends"."state" = 'claimed') = ("gift_sends"."claimed_by" is not null and "gift_sends"."claimed_no" is not null))
);
--> statement-breakpoint
ALTER TABLE "stored_values" DROP CONSTRAINT "stored_values_taken";--> statement-breakpoint
ALTER TABLE "stored_values" ADD COLUMN "granted_fen" integer;--> statement-breakpoint
UPDATE "stored_values" SET "granted_fen" = "amount_fen";--> statement-breakpoint
ALTER TABLE "stored_values" ALTER COLUMN "granted_fen" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_movements" ADD CONSTRAINT "gift_movements_no_stored_values_no_fk" FOREIGN KEY ("no") REFERENCES "public"."stored_values"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_movements" ADD CONSTRAINT "gift_movements_send_no_gift_sends_send_no_fk" FOREIGN KEY ("send_no") REFERENCES "public"."gift_sends"("send_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_sends" ADD CONSTRAINT "gift_sends_no_stored_values_no_fk" FOREIGN KEY ("no") REFERENCES "public"."stored_values"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_sends" ADD CONSTRAINT "gift_sends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_sends" ADD CONSTRAINT "gift_sends_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_sends" ADD CONSTRAINT "gift_sends_claimed_no_stored_values_no_fk" FOREIGN KEY ("claimed_no") REFERENCES "public"."stored_values"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_codes_user" ON "gift_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_movements_card" ON "gift_movements" USING btree ("no","id");--> statement-breakpoint
CREATE INDEX "gift_movements_order" ON "gift_movements" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_sends_key" ON "gift_sends" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "gift_sends_claimed" ON "gift_sends" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "gift_sends_until" ON "gift_sends" USING btree ("until") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "stored_values_expires" ON "stored_values" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "stored_values" ADD CONSTRAINT "stored_values_taken" CHECK ("stored_values"."taken_fen" >= 0 and "stored_values"."taken_fen" <= "stored_values"."amount_fen" and "stored_values"."amount_fen" <= "stored_values"."granted_fen");--> statement-breakpoint
INSERT INTO "gift_movements" ("no", "verb", "amount", "left_after", "at")
SELECT v.no, 'issue', v.amount_fen, v.amount_fen, coalesce((SELECT min(t.at) FROM "transfers" t WHERE t.to_account = 'gift:' || v.no AND t.cause LIKE 'issue:%'), now())
FROM "stored_values" v WHERE v.amount_fen > 0;--> statement-breakpoint
INSERT INTO "gift_movements" ("no", "verb", "amount", "left_after", "order_num", "at")
SELECT v.no, 'take', c.amount - c.given_back, v.amount_fen - sum(c.amount - c.given_back) OVER (PARTITION BY v.no ORDER BY c.id), c.order_num, coalesce(o.created_at, now())
FROM "order_claims" c JOIN "stored_values" v ON v.no = c.resource LEFT JOIN "orders" o ON o.order_num = c.order_num
WHERE c.kind = 'gift' AND c.amount > c.given_back ORDER BY c.id;
