ALTER TABLE "order_reports" ADD COLUMN "report_no" text;--> statement-breakpoint
ALTER TABLE "order_reports" ADD COLUMN "contacts_id" text;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_report_no_unique" UNIQUE("report_no");