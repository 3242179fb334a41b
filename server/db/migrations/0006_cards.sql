-- What cards entitled to becomes rows: the combos of a kind are one entitlement of one use, as their cards said.
CREATE TABLE "card_balances" (
	"no" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"granted_fen" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"taken_fen" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_balances_taken" CHECK ("card_balances"."taken_fen" >= 0 and "card_balances"."taken_fen" <= "card_balances"."amount_fen" and "card_balances"."amount_fen" <= "card_balances"."granted_fen")
);
--> statement-breakpoint
CREATE TABLE "card_members" (
	"card_number" text NOT NULL,
	"person_hash" text NOT NULL,
	"contacts_id" text NOT NULL,
	"relation" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_members_card_number_person_hash_pk" PRIMARY KEY("card_number","person_hash")
);
--> statement-breakpoint
CREATE TABLE "card_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"account" text NOT NULL,
	"right_id" text,
	"verb" text NOT NULL,
	"amount" integer NOT NULL,
	"left_after" integer NOT NULL,
	"order_num" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_movements_amount" CHECK ("card_movements"."amount" > 0 and "card_movements"."left_after" >= 0),
	CONSTRAINT "card_movements_right" CHECK (("card_movements"."account" = 'right') = ("card_movements"."right_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "card_people" (
	"card_number" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"work_no" text NOT NULL,
	"work_hash" text NOT NULL,
	"name" text NOT NULL,
	"id_type" integer NOT NULL,
	"id_number" text NOT NULL,
	"person_hash" text NOT NULL,
	"mobile" text NOT NULL,
	"mobile_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_rights" (
	"id" text PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"combo_ids" jsonb NOT NULL,
	"holder" boolean NOT NULL,
	"relations" jsonb NOT NULL,
	"family_age_min" integer,
	"with_addons" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL,
	"uses" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "card_rights_taken" CHECK ("card_rights"."taken" >= 0 and "card_rights"."taken" <= "card_rights"."uses" and "card_rights"."uses" <= "card_rights"."granted")
);
--> statement-breakpoint
CREATE TABLE "employers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ways" jsonb NOT NULL,
	"key_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "employers_name_unique" UNIQUE("name"),
	CONSTRAINT "employers_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "bound_cards" DROP CONSTRAINT "bound_cards_quota";--> statement-breakpoint
ALTER TABLE "bound_cards" ADD COLUMN "employer_id" text;--> statement-breakpoint
ALTER TABLE "bound_cards" ADD COLUMN "quota_granted_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bound_cards" ADD COLUMN "holder_hash" text;--> statement-breakpoint
ALTER TABLE "bound_cards" ADD COLUMN "bound_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bound_cards" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "right_id" text;--> statement-breakpoint
ALTER TABLE "card_balances" ADD CONSTRAINT "card_balances_no_bound_cards_card_number_fk" FOREIGN KEY ("no") REFERENCES "public"."bound_cards"("card_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_balances" ADD CONSTRAINT "card_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_members" ADD CONSTRAINT "card_members_card_number_bound_cards_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."bound_cards"("card_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_movements" ADD CONSTRAINT "card_movements_card_number_bound_cards_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."bound_cards"("card_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_movements" ADD CONSTRAINT "card_movements_right_id_card_rights_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."card_rights"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_people" ADD CONSTRAINT "card_people_card_number_bound_cards_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."bound_cards"("card_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_people" ADD CONSTRAINT "card_people_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_rights" ADD CONSTRAINT "card_rights_card_number_bound_cards_card_number_fk" FOREIGN KEY ("card_number") REFERENCES "public"."bound_cards"("card_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_balances_user" ON "card_balances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_balances_expires" ON "card_balances" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "card_movements_card" ON "card_movements" USING btree ("card_number","account","right_id","id");--> statement-breakpoint
CREATE INDEX "card_movements_order" ON "card_movements" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "card_people_work" ON "card_people" USING btree ("employer_id","work_hash");--> statement-breakpoint
CREATE INDEX "card_people_person" ON "card_people" USING btree ("person_hash");--> statement-breakpoint
CREATE INDEX "card_people_mobile" ON "card_people" USING btree ("mobile_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "card_rights_no" ON "card_rights" USING btree ("card_number","no");--> statement-breakpoint
CREATE INDEX "card_rights_expires" ON "card_rights" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "bound_cards" ADD CONSTRAINT "bound_cards_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bound_cards_employer" ON "bound_cards" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "bound_cards_expires" ON "bound_cards" USING btree ("expires_at");--> statement-breakpoint
UPDATE "bound_cards" SET "quota_granted_fen" = "quota_fen", "bound_at" = CASE WHEN "user_id" IS NULL THEN NULL ELSE "starts_at" END;--> statement-breakpoint
INSERT INTO "card_rights" ("id", "card_number", "no", "name", "combo_ids", "holder", "relations", "with_addons", "starts_at", "expires_at", "granted", "uses")
SELECT card_number || '-' || no, card_number, no, '体检套餐', combos, true,
  CASE WHEN family_allowed THEN '["配偶", "父亲", "母亲", "儿子", "女儿"]'::jsonb ELSE '[]'::jsonb END,
  kind = 'enterprise', starts_at, expires_at, 1, 1
FROM (
  SELECT b.card_number, b.kind, b.family_allowed, b.starts_at, b.expires_at,
    row_number() OVER (PARTITION BY b.card_number ORDER BY min(c.place)) AS no,
    jsonb_agg(c.combo ORDER BY c.place) AS combos
  FROM "bound_cards" b
    CROSS JOIN LATERAL jsonb_array_elements_text(b.combo_ids) WITH ORDINALITY AS c (combo, place)
    LEFT JOIN "products" p ON p.combo_id = c.combo
  GROUP BY b.card_number, p.kind
) AS given;--> statement-breakpoint
INSERT INTO "card_movements" ("card_number", "account", "right_id", "verb", "amount", "left_after", "at")
SELECT card_number, 'right', id, 'grant', 1, 1, starts_at FROM "card_rights";--> statement-breakpoint
INSERT INTO "card_movements" ("card_number", "account", "verb", "amount", "left_after", "at")
SELECT card_number, 'quota', 'grant', quota_fen, quota_fen, starts_at FROM "bound_cards" WHERE quota_fen > 0;--> statement-breakpoint
INSERT INTO "card_movements" ("card_number", "account", "verb", "amount", "left_after", "order_num", "at")
SELECT b.card_number, 'quota', 'take', c.amount - c.given_back, b.quota_fen - sum(c.amount - c.given_back) OVER (PARTITION BY b.card_number ORDER BY c.id), c.order_num, o.created_at
FROM "order_claims" c JOIN "bound_cards" b ON b.card_number = c.resource JOIN "orders" o ON o.order_num = c.order_num
WHERE c.kind = 'quota' AND c.amount > c.given_back;--> statement-breakpoint
ALTER TABLE "bound_cards" ADD CONSTRAINT "bound_cards_quota" CHECK ("bound_cards"."quota_used_fen" >= 0 and "bound_cards"."quota_used_fen" <= "bound_cards"."quota_fen" and "bound_cards"."quota_fen" <= "bound_cards"."quota_granted_fen");--> statement-breakpoint
ALTER TABLE "bound_cards" DROP COLUMN "combo_ids";--> statement-breakpoint
ALTER TABLE "bound_cards" DROP COLUMN "family_allowed";