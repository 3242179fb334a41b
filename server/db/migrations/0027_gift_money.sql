CREATE TABLE "due_gifts" (
	"due_id" bigint NOT NULL,
	"gift_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	CONSTRAINT "due_gifts_due_id_gift_no_pk" PRIMARY KEY("due_id","gift_no"),
	CONSTRAINT "due_gifts_amount" CHECK ("due_gifts"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "stored_values" (
	"no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"taken_fen" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_values_taken" CHECK ("stored_values"."taken_fen" >= 0 and "stored_values"."taken_fen" <= "stored_values"."amount_fen")
);
--> statement-breakpoint
ALTER TABLE "refund_payouts" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD COLUMN "gift_no" text;--> statement-breakpoint
ALTER TABLE "due_gifts" ADD CONSTRAINT "due_gifts_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_gifts" ADD CONSTRAINT "due_gifts_gift_no_stored_values_no_fk" FOREIGN KEY ("gift_no") REFERENCES "public"."stored_values"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_values" ADD CONSTRAINT "stored_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_values_user" ON "stored_values" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_gift_no_stored_values_no_fk" FOREIGN KEY ("gift_no") REFERENCES "public"."stored_values"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_way" CHECK (("refund_payouts"."payment_id" is null) <> ("refund_payouts"."gift_no" is null));