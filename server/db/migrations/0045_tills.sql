CREATE TABLE "till_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"till_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"missed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tills" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "tills_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "till_steps" ADD CONSTRAINT "till_steps_till_id_tills_id_fk" FOREIGN KEY ("till_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tills" ADD CONSTRAINT "tills_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "till_steps_key" ON "till_steps" USING btree ("till_id","key");--> statement-breakpoint
CREATE INDEX "till_steps_missed" ON "till_steps" USING btree ("till_id","at") WHERE missed;--> statement-breakpoint
CREATE INDEX "till_steps_at" ON "till_steps" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "tills_name" ON "tills" USING btree ("org_code","name") WHERE withdrawn_at is null;