CREATE TABLE "order_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"visit_id" text,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"plan" jsonb NOT NULL,
	"difference_fen" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_changes_cause_unique" UNIQUE("cause"),
	CONSTRAINT "order_changes_state" CHECK ("order_changes"."state" in ('proposed', 'applied', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_no" text NOT NULL,
	"line_id" text NOT NULL,
	"item_code" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_no_line_id_item_code_pk" PRIMARY KEY("refund_no","line_id","item_code"),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."amount_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "dues" ADD COLUMN "change_id" text;--> statement-breakpoint
ALTER TABLE "order_visits" ADD COLUMN "not_before" date;--> statement-breakpoint
ALTER TABLE "order_visits" ADD COLUMN "not_after" date;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_visit_id_order_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."order_visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_no_refunds_refund_no_fk" FOREIGN KEY ("refund_no") REFERENCES "public"."refunds"("refund_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_proposed" ON "order_changes" USING btree ("order_num") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "refund_lines_line" ON "refund_lines" USING btree ("line_id");